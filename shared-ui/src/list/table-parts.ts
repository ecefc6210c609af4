import { chakra } from '@academy/shared-ui';

export const Table = chakra('table', {
  base: { width: 'full', borderCollapse: 'separate', borderSpacing: '0', fontSize: 'sm' },
});

/** A row's cell: 48 px high, a hairline below. */
export const cellStyle = {
  height: '12',
  maxWidth: '17rem',
  paddingInline: '4',
  borderBottomWidth: '1px',
  borderColor: 'border',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
} as const;
