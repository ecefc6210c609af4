import { Link } from '@academy/shared-auth/router';
import { thumbRoom } from '../layout/touch.ts';
import { chakra } from '../theme/styled/chakra.ts';

/** A link inside text, to a path of this site. */
export const TextLink = chakra(Link, {
  base: {
    color: 'brand.fg',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationColor: 'brand.muted',
    textUnderlineOffset: '0.2em',
    borderRadius: 'control',
    _hover: { textDecorationColor: 'current' },
  },
  variants: {
    /** Beside no text, for an action: a thumb meets 44 px, and paper has it not. */
    alone: {
      true: { _print: { display: 'none' }, ...thumbRoom },
    },
    /** Beside no text, for what is also read: a thumb meets 44 px. */
    reach: {
      true: thumbRoom,
    },
  },
});
