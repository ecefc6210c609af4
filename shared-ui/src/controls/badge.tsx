import { largeText } from '../theme/bar-room.ts';
import { chakra } from '../theme/styled/chakra.ts';

/** A word for the state of something. The word has the meaning; the colour only helps. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    paddingInline: '2',
    minHeight: '6',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: '1.4',
    whiteSpace: 'nowrap',
    [largeText]: { whiteSpace: 'normal' },
    /** Drawn where the system’s colours remove the background. */
    outline: '1px solid transparent',
    outlineOffset: '-1px',
    '& svg': { width: '1.1em', height: '1.1em' },
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.muted', color: 'fg.muted' },
      brand: { bg: 'brand.subtle', color: 'brand.fg' },
      accent: { bg: 'accent.subtle', color: 'accent.fg' },
      success: { bg: 'success.subtle', color: 'success.fg' },
      warning: { bg: 'warning.subtle', color: 'warning.fg' },
      danger: { bg: 'danger.subtle', color: 'danger.fg' },
      info: { bg: 'info.subtle', color: 'info.fg' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
