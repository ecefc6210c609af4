import { Link } from '@academy/shared-auth/router';
import { chakra } from '@academy/shared-ui';

/** A link in a row: underlined under the pointer. */
export const CellLink = chakra(Link, {
  base: {
    display: 'block',
    minWidth: '0',
    borderRadius: 'control',
    _hover: { textDecoration: 'underline', textDecorationColor: 'border.strong', textUnderlineOffset: '0.25em' },
  },
});
