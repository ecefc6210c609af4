import { chakra } from '@academy/shared-ui';

/** A button that looks like the text around it. */
export const TextButton = chakra('button', {
  base: {
    color: 'brand.fg',
    fontWeight: 'medium',
    textAlign: 'start',
    textDecoration: 'underline',
    textDecorationColor: 'brand.muted',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    borderRadius: 'control',
    _hover: { textDecorationColor: 'current' },
  },
});
