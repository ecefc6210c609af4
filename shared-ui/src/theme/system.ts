import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { globalStyles, keyframes } from './global-styles.ts';
import {
  brandScale,
  breakpoints,
  colors,
  durations,
  easing,
  fontFamily,
  fontSizes,
  layoutSizes,
  monoFamily,
  radii,
  shadow,
} from './tokens.ts';

type Token = { value: string };
type SemanticToken = { value: { base: string; _dark: string } };

const asTokens = (values: Record<string, string>): Record<string, Token> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/** The 4-px grid: `4` is 1rem. */
const steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32, 40, 48, 64];
const spacing = asTokens(Object.fromEntries(steps.map((step) => [String(step), `${step / 4}rem`])));

/** `bg.surface` becomes { bg: { surface } }; `bg` itself { bg: { DEFAULT } }. */
function semanticColors(): Record<string, Record<string, SemanticToken>> {
  const groups: Record<string, Record<string, SemanticToken>> = {};
  for (const [name, [base, _dark]] of Object.entries(colors)) {
    const [group = name, role = 'DEFAULT'] = name.split('.');
    groups[group] = { ...groups[group], [role]: { value: { base, _dark } } };
  }
  return groups;
}

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'academy',
  cssVarsRoot: ':where(html)',
  globalCss: globalStyles,
  theme: {
    breakpoints,
    keyframes,
    tokens: {
      colors: {
        brand: asTokens(brandScale),
        white: { value: '#FFFFFF' },
        transparent: { value: 'transparent' },
        current: { value: 'currentcolor' },
      },
      fonts: asTokens({ body: fontFamily, heading: fontFamily, mono: monoFamily }),
      fontSizes: asTokens(fontSizes),
      fontWeights: asTokens({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
      lineHeights: asTokens({ body: 'var(--leading-body)', heading: 'var(--leading-heading)', none: '1' }),
      radii: asTokens({ ...radii, none: '0' }),
      spacing,
      sizes: {
        ...spacing,
        ...asTokens(layoutSizes),
        ...asTokens({ full: '100%', min: 'min-content', max: 'max-content', fit: 'fit-content', control: '2.5rem' }),
      },
      durations: asTokens(durations),
      easings: asTokens({ out: easing }),
      zIndex: asTokens({ base: '0', sticky: '10', bar: '20', overlay: '30', toast: '40', skip: '50' }),
    },
    semanticTokens: {
      colors: semanticColors(),
      shadows: { float: { value: { base: shadow.light, _dark: shadow.dark } } },
    },
  },
});

/** Our Chakra system: our tokens only, none of the library's palettes or recipes. */
export const system = createSystem(defaultBaseConfig, config);
