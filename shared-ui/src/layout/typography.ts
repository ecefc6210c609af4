import { chakra } from '../theme/styled/chakra.ts';

/** An h2 unless `as` says otherwise; the size is its look, the level its place in the outline. */
export const Heading = chakra('h2', {
  base: {
    fontWeight: 'semibold',
    lineHeight: 'heading',
    textWrap: 'balance',
    color: 'fg',
    // A title may be a person's name of one long word, also in a row with other elements.
    overflowWrap: 'break-word',
    minWidth: '0',
  },
  variants: {
    size: {
      sm: { fontSize: 'md' },
      md: { fontSize: 'lg' },
      lg: { fontSize: 'xl' },
      xl: { fontSize: '2xl' },
      '2xl': { fontSize: '3xl' },
    },
  },
  defaultVariants: { size: 'md' },
});

export const Text = chakra('p', { base: { textWrap: 'pretty' } });
