import { defineGlobalStyles, defineKeyframes } from '@chakra-ui/react/styled-system';
import { barRoom } from './bar-room.ts';
import { highContrastStyles } from './high-contrast.ts';
import { largeTextStyles } from './large-text.ts';
import { printStyles } from './print.ts';
import { leading } from './tokens.ts';

export const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(360deg)' } },
  shimmer: { '50%': { opacity: '0.5' } },
  appear: { from: { opacity: '0' } },
  /**
   * While it lasts, the browser skips the content, which takes no space: for an element that has the rest of the page
   * to itself.
   */
  unveil: { from: { contentVisibility: 'hidden' } },
  rise: { from: { opacity: '0', transform: 'translateY(calc(6px * var(--motion)))' } },
  drawer: { from: { opacity: '0', transform: 'translateY(calc(24px * var(--motion)))' } },
  /** An animation without effect: its end is the end of a toast's life. */
  life: { to: { visibility: 'visible' } },
  advance: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } },
});

const { html: roomOfHtml, ...besideHtml } = barRoom;

/**
 * What the library of overlays writes on a layer for that element alone. Inherited, each write would compute the styles
 * of all that the layer contains.
 */
const ownOfLayers = ['--layer-index', '--nested-layer-count', '--z-index', '--x', '--y', '--scrollbar-width'];

export const globalStyles = defineGlobalStyles({
  ...Object.fromEntries(ownOfLayers.map((name) => [`@property ${name}`, { syntax: '"*"', inherits: 'false' }])),
  html: {
    '--leading-body': leading.en.body,
    '--leading-heading': leading.en.heading,
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
    '--motion': { base: '1', _motionReduce: '0' },
    lineHeight: 'body',
    color: 'fg',
    bg: 'bg',
    scrollbarColor: '{colors.border.strong} transparent',
    ...roomOfHtml,
  },
  'html:lang(ar)': { '--leading-body': leading.ar.body, '--leading-heading': leading.ar.heading },
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  'html::selection': { bg: 'brand.muted' },
  /** For browsers in which elements do not inherit it: naming all of them costs a third of their other styles. */
  '*::selection': { '@supports not (interpolate-size: allow-keywords)': { bg: 'brand.muted' } },
  ':focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  /** Elements that get the focus only for screen readers, after a navigation. */
  'h1:focus-visible, main:focus-visible': { outline: 'none' },
  body: { bg: 'bg' },
  ...besideHtml,
  ...largeTextStyles,
  ...highContrastStyles,
  ...printStyles,
  '*, *::before, *::after': {
    _motionReduce: { transitionDuration: '0s !important', scrollBehavior: 'auto !important' },
  },
});
