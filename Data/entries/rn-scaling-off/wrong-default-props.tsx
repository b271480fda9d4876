import { Text, type TextProps } from 'react-native';

type Defaults = { defaultProps?: Partial<TextProps> };

const text = Text as typeof Text & Defaults;

text.defaultProps = { ...text.defaultProps, allowFontScaling: false }; // finds: rn-scaling-off
