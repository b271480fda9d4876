// Carries dtkb.sqlite as its resource: a C target neither pulls in Foundation nor renames the folder.
