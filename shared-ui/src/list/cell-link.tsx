import { Link } from '@academy/shared-auth/router';
import { chakra } from '@academy/shared-ui';

/** What of a row leads somewhere: underlined when it is pointed at. */
export const CellLink = chakra(Link, {
  base: {
    display: 'block',
    minWidth: '0',
    borderRadius: 'control',
    _hover: { textDecoration: 'underline', textDecorationColor: 'border.strong', textUnderlineOffset: '0.25em' },
  },
});
