/** In a window this low only the menu's bar stays: other bars would leave no space for content. */
export const lowWindow = '@media (max-height: 31rem)';

/**
 * The text is so large for the window that single lines wrap, and no bar stays. A media query's rem is the browser's
 * own text size, so this is 320 px from a size of 17 px on.
 */
export const largeText = '@media (max-width: 19.99rem)';

/**
 * The space that bars cover at the window's ends, for elements that scroll and stick beside them. A bar declares itself
 * by a data attribute: an element that takes the focus then stops beside it, never under it.
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
  /** A sentence above the actions. */
  'html:has([data-form-acts] > p)': {
    '--acts-bar': { base: '9.5rem', lg: '0px' },
    [lowWindow]: { '--acts-bar': '0px' },
    [largeText]: { '--acts-bar': '0px' },
  },
  'html:has([data-bulk-acts])': { '--acts-bar': '5rem' },
  /** With its label above. */
  'input, select, textarea': { scrollMarginBlockStart: '2.5rem' },
};
