import { chakra } from '../theme/styled/chakra.ts';

/** A spinner in the text's colour and size; the text about the wait is beside it. */
export const Spinner = chakra(
  'span',
  {
    base: {
      display: 'inline-block',
      width: '1em',
      height: '1em',
      flexShrink: 0,
      borderWidth: '2px',
      borderColor: 'current',
      borderBlockEndColor: 'transparent',
      borderInlineStartColor: 'transparent',
      borderRadius: 'full',
      animation: 'spin 0.7s linear infinite',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
