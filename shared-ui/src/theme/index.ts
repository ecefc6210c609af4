export { themeCssVariables } from './css-variables.ts';
export {
  brandScale,
  breakpoints,
  type ColorName,
  colorOf,
  colors,
  durations,
  easing,
  fontFamily,
  fontSizes,
  layoutSizes,
  leading,
  radii,
  shadow,
  type Theme,
  themes,
} from './tokens.ts';
