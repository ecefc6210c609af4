import { Link } from 'react-router-dom';
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
    /** Not within text, for an action: the touch target is 44 px, and it is not printed. */
    alone: {
      true: { _print: { display: 'none' }, ...thumbRoom },
    },
    /** Not within text, for content that is also printed: the touch target is 44 px. */
    reach: {
      true: thumbRoom,
    },
  },
});
