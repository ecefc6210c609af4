/** On a window this low no bar but the menu stays: between bars nothing would be left. */
export const lowWindow = '@media (max-height: 31rem)';

/**
 * The letters are as large as the window is narrow: what stands in one line wraps, and no bar stays. A media query's rem
 * is the browser's own size of text, so this is 320 px from a size of 17 px on.
 */
export const largeText = '@media (max-width: 19.99rem)';

/**
 * How much of the window's ends the bars cover, for what scrolls and sticks beside them. A bar says that it is there by a
 * data attribute: what takes the focus then comes to rest beside it, never under it.
 */
export const barRoom = {
  html: {
    '--top-bar': { base: '3.5rem', lg: 'sizes.topBar' },
    '--top-line': '0px',
    '--menu-bar': { base: 'calc(3.5rem + env(safe-area-inset-bottom))', lg: '0px' },
    '--acts-bar': '0px',
    scrollPaddingBlock: 'calc(var(--top-bar) + var(--top-line) + 1rem) calc(var(--menu-bar) + var(--acts-bar) + 1rem)',
    [lowWindow]: { '--top-bar': '0px' },
    [largeText]: { '--top-bar': '0px', '--acts-bar': '0px' },
  },
  'html:has([data-top-line])': { '--top-line': '2.25rem' },
  'html:has([data-form-acts])': {
    '--acts-bar': { base: '4.5rem', lg: '0px' },
    [lowWindow]: { '--acts-bar': '0px' },
    [largeText]: { '--acts-bar': '0px' },
  },
  /** A sentence stands above the actions. */
  'html:has([data-form-acts] > p)': {
    '--acts-bar': { base: '9.5rem', lg: '0px' },
    [lowWindow]: { '--acts-bar': '0px' },
    [largeText]: { '--acts-bar': '0px' },
  },
  'html:has([data-bulk-acts])': { '--acts-bar': '5rem' },
  /** With its label above. */
  'input, select, textarea': { scrollMarginBlockStart: '2.5rem' },
};
