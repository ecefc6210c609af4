/**
 * The look as plain data: colours of both themes, type, space, shape, motion. Read by the Chakra system, by the landing
 * page's stylesheet and by the shell's static skeleton.
 */
export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Deep green-teal; 700 is the brand. */
export const brandScale = {
  50: '#EEF6F3',
  100: '#D8EBE5',
  200: '#B1D7CC',
  300: '#80BDAF',
  400: '#4D9E8E',
  500: '#2B8071',
  600: '#186B5D',
  700: '#0F5B4F',
  800: '#0C473E',
  900: '#0A3630',
  950: '#06211D',
} as const;

/** Each colour by its role: [light, dark]. The key is the Chakra token (`bg.surface`; `bg` alone is the background). */
export const colors = {
  bg: ['#FBF8F2', '#0B1412'],
  'bg.surface': ['#FFFFFF', '#12201C'],
  'bg.raised': ['#FFFFFF', '#192A25'],
  'bg.subtle': ['#F5F0E6', '#16261F'],
  'bg.muted': ['#ECE5D7', '#21342D'],
  fg: ['#1E1B16', '#ECE8DF'],
  'fg.muted': ['#565045', '#B9BFB6'],
  'fg.subtle': ['#6C6558', '#95A199'],
  border: ['#E6DFD0', '#263932'],
  'border.medium': ['#D2C8B4', '#3B524A'],
  'border.strong': ['#938A79', '#6E857C'],
  focus: ['#186B5D', '#80CDBC'],
  overlay: ['#1E1B1680', '#030807B8'],
  /** Over a picture, below white words; and around a video. */
  'media.veil': ['#14120FA8', '#060B09B8'],
  'media.ground': ['#14120F', '#060B09'],
  'brand.solid': ['#0F5B4F', '#1C7465'],
  'brand.hover': ['#0C473E', '#186658'],
  'brand.contrast': ['#FFFFFF', '#FFFFFF'],
  'brand.fg': ['#0F5B4F', '#84CFBE'],
  'brand.subtle': ['#E6F1ED', '#15332C'],
  'brand.muted': ['#B1D7CC', '#2B5B50'],
  'accent.solid': ['#C8912F', '#E0B058'],
  'accent.contrast': ['#2A1D04', '#231803'],
  'accent.fg': ['#7F560F', '#E6BC6C'],
  'accent.subtle': ['#FAF0DB', '#33290F'],
  'success.solid': ['#1D6B3D', '#2C7C4C'],
  'success.contrast': ['#FFFFFF', '#FFFFFF'],
  'success.fg': ['#1D6B3D', '#84CE9C'],
  'success.subtle': ['#E6F3E8', '#14301F'],
  'warning.solid': ['#8A5308', '#8F5D12'],
  'warning.contrast': ['#FFFFFF', '#FFFFFF'],
  'warning.fg': ['#86500A', '#EBBB6E'],
  'warning.subtle': ['#FCF0DA', '#352811'],
  'danger.solid': ['#A83229', '#B4443A'],
  'danger.hover': ['#8C2821', '#A03A31'],
  'danger.contrast': ['#FFFFFF', '#FFFFFF'],
  'danger.fg': ['#A12E26', '#F49A8F'],
  'danger.subtle': ['#FBEAE6', '#3A1D19'],
  'info.solid': ['#1F5B8A', '#2E6C9C'],
  'info.contrast': ['#FFFFFF', '#FFFFFF'],
  'info.fg': ['#1F5B8A', '#93C4EC'],
  'info.subtle': ['#E6F0F8', '#142C3F'],
  /** For people without a picture, in addition to the brand's own. */
  'tint1.subtle': ['#FAF0DB', '#33290F'],
  'tint1.fg': ['#7F560F', '#E6BC6C'],
  'tint2.subtle': ['#E4EEF8', '#142C3F'],
  'tint2.fg': ['#1F5B8A', '#93C4EC'],
  'tint3.subtle': ['#F3E8F4', '#33203A'],
  'tint3.fg': ['#7A3A84', '#DDA9E6'],
  'tint4.subtle': ['#FBE8EC', '#3B1C27'],
  'tint4.fg': ['#9B2F4D', '#F2A0B4'],
  'tint5.subtle': ['#EEF1DA', '#2A3013'],
  'tint5.fg': ['#55611A', '#C3CF7C'],
  'tint6.subtle': ['#EAE9F8', '#25244A'],
  'tint6.fg': ['#4A46A0', '#B3B0F2'],
  'tint7.subtle': ['#FBEAE0', '#3A2114'],
  'tint7.fg': ['#9A4318', '#F0AE85'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type ColorName = keyof typeof colors;

export const colorOf = (name: ColorName, theme: Theme): string => colors[name][theme === 'dark' ? 1 : 0];

export const fontFamily = "'Readex Pro', 'Readex Pro Fallback', system-ui, 'Segoe UI', Tahoma, sans-serif";
export const monoFamily = "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace";

/** 12 / 14 / 16 / 20 / 25 / 31 / 39 px at the browser's default. */
export const fontSizes = {
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.25rem',
  xl: '1.5625rem',
  '2xl': '1.9375rem',
  '3xl': '2.4375rem',
} as const;

/** Arabic needs one step more line height than Latin. */
export const leading = { en: { body: '1.55', heading: '1.25' }, ar: { body: '1.7', heading: '1.45' } } as const;

export const radii = { control: '6px', card: '12px', full: '9999px' } as const;

/** The only shadow, for floating elements. */
export const shadow = {
  light: '0 1px 2px rgb(30 27 22 / 0.06), 0 12px 32px -8px rgb(30 27 22 / 0.18)',
  dark: '0 1px 2px rgb(0 0 0 / 0.4), 0 16px 40px -8px rgb(0 0 0 / 0.6)',
} as const;

export const durations = { fast: '120ms', base: '160ms', slow: '200ms' } as const;
export const easing = 'cubic-bezier(0.2, 0.6, 0.2, 1)';

export const breakpoints = { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' } as const;

export const layoutSizes = {
  sidebar: '264px',
  sidebarCollapsed: '72px',
  topBar: '64px',
  content: '1200px',
  reading: '680px',
  toast: '400px',
} as const;
