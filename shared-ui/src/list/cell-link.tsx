import { chakra } from '@academy/shared-ui';
import { Link } from 'react-router-dom';

/** A link in a row: underlined under the pointer. */
export const CellLink = chakra(Link, {
  base: {
    display: 'block',
    minWidth: '0',
    borderRadius: 'control',
    _hover: { textDecoration: 'underline', textDecorationColor: 'border.strong', textUnderlineOffset: '0.25em' },
  },
});
