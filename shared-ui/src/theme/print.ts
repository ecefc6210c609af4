import { type ColorName, colorOf, colors } from './tokens.ts';

const names = Object.keys(colors) as ColorName[];
const foot = { fontSize: '9px', fontFamily: 'Readex Pro, sans-serif', color: '#565045' };
const ofScreensAlone = { display: 'none !important' };

/** Paper is white whatever the theme is: uses the light colours. */
const lightColors = Object.fromEntries(
  names.map((name) => [
    `--academy-colors-${name.replaceAll('.', '-')}`,
    `${name === 'bg' ? '#FFFFFF' : colorOf(name, 'light')} !important`,
  ]),
);

/**
 * Every page prints as a sheet: the head with academy and date, the page's content, at the foot academy, contact and
 * page numbers. Controls are not printed; a column's heading is a button too, and is printed.
 */
export const printStyles = {
  '@media print': {
    html: {
      colorScheme: 'light !important',
      background: '#FFFFFF !important',
      printColorAdjust: 'exact',
      fontSize: '13px',
      ...lightColors,
    },
    /** The words depend on the language: `PrintHead` sets them on the root, and page rules can use its variables. */
    '@page': {
      margin: '15mm 15mm 18mm',
      '@bottom-left': { content: 'var(--sheet-left, "")', ...foot },
      '@bottom-right': { content: 'var(--sheet-right, counter(page) " / " counter(pages))', ...foot },
    },
    'a[href="#main"]': ofScreensAlone,
    'main#main': { padding: '0 !important', overflow: 'visible !important' },
    'main [data-print-head]': { display: 'flex !important' },
    'main :is(button, select, input[type=search], nav, [data-screen-only])': ofScreensAlone,
    /** With the marks on top of them. */
    'main :has(> input[type=search]), [data-list] :is(fieldset, :has(> select))': ofScreensAlone,
    'main :is(th, [role=columnheader]) button': { display: 'inline-flex !important' },
    'main th button svg': ofScreensAlone,
    '[popover], [role=status], [data-part=positioner]:not([data-scope=dialog])': ofScreensAlone,
    'main a': { color: 'inherit !important', textDecoration: 'none !important' },
    /** The chosen tab is the heading of its content. */
    'main [role=tablist]': { borderWidth: '0 !important' },
    'main [role=tab][aria-selected=true]': {
      display: 'flex !important',
      fontSize: '{fontSizes.lg}',
      fontWeight: '{fontWeights.semibold}',
      color: '{colors.fg} !important',
      borderWidth: '0 !important',
    },
    /** Drawn for the width of the screen. */
    'main .recharts-wrapper, main .recharts-surface': { width: '100% !important', height: 'auto !important' },
    'main :is(figure, tr, li)': { breakInside: 'avoid' },
    'main :is(h1, h2, h3)': { breakAfter: 'avoid' },
  },
};
