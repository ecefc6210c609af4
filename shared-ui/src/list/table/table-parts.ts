import { chakra } from '@academy/shared-ui';

export const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontSize: 'sm',
    '& tbody > tr:last-child > *': { borderBottomWidth: '0' },
  },
});

/** Between columns 24 px; the first is aligned with the card's other parts. */
export const columnGap = { paddingInline: '3', '&:not(* + *)': { paddingInlineStart: '4' } } as const;

/** In px. */
export const rowHeights = { comfortable: 48, compact: 36 } as const;

/** A row's cell: 48 px high, or 36 if the rows are compact, with a thin line below. */
export const cellStyle = {
  ...columnGap,
  height: '12',
  '[data-density=compact] &': { height: '9' },
  '&[data-kind=email]': { maxWidth: '13rem' },
  maxWidth: '17rem',
  borderBottomWidth: '1px',
  borderColor: 'border',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
} as const;

/** Under the pointer or the focus. */
export const metGround = 'color-mix(in srgb, {colors.bg.muted} 45%, {colors.bg.surface})';

/** Fainter than the avatars on it. */
export const tickedGround = 'color-mix(in srgb, {colors.brand.subtle} 60%, {colors.bg.surface})';
