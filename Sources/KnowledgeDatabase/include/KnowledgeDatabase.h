// Nothing to declare: this target exists for its resource.
