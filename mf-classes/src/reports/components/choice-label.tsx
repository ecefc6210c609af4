import { chakra } from '@academy/shared-ui';

/** One of a few numbers in a row, each large enough for a thumb. */
export const ChoiceLabel = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '1 1 0',
    minHeight: '11',
    maxWidth: '16',
    borderWidth: '1px',
    borderColor: 'border.medium',
    borderRadius: 'control',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    transition: 'background-color {durations.fast}, border-color {durations.fast}',
    '&:has(:checked)': { borderColor: 'brand.fg', bg: 'brand.subtle', color: 'brand.fg' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  },
});
export const ChoiceRadio = chakra('input', { base: { srOnly: true } });
