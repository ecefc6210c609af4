import { touch } from '../layout/touch.ts';

/** A tab, and a link that looks like one. */
export const tabStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  // A row of tabs scrolls: tabs that are wide enough for thumbs could otherwise shrink below their words.
  flexShrink: '0',
  minHeight: '11',
  paddingInline: '1',
  marginBlockEnd: '-1px',
  borderBottomWidth: '2px',
  borderColor: 'transparent',
  color: 'fg.muted',
  fontSize: 'sm',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  [touch]: { minWidth: '11', justifyContent: 'center' },
  transition: 'color {durations.fast}, border-color {durations.fast}',
  _hover: { color: 'fg' },
  _selected: { color: 'brand.fg', borderColor: 'accent.solid' },
  _currentPage: { color: 'brand.fg', borderColor: 'accent.solid' },
  _focusVisible: { outlineOffset: '-2px', borderRadius: 'control' },
} as const;

/** The row of tabs, which scrolls sideways. */
export const tabRowStyle = {
  gap: '5',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottomWidth: '1px',
  borderColor: 'border',
} as const;
