import { defineRecipe } from '@chakra-ui/react/styled-system';
import { touch } from '../layout/touch.ts';
import { largeText } from '../theme/bar-room.ts';

export const buttonRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'medium',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
    [largeText]: { whiteSpace: 'normal', flexShrink: 1 },
    _print: { display: 'none' },
    userSelect: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    transitionTimingFunction: 'out',
    '& svg': { width: '1.15em', height: '1.15em', flexShrink: 0 },
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
    // Its text is invisible behind the spinner, which has the button's colour.
    _loading: {
      cursor: 'progress',
      opacity: 1,
      WebkitTextFillColor: 'transparent',
      '& > :not(:last-child)': { opacity: 0 },
    },
  },
  variants: {
    variant: {
      solid: { bg: 'brand.solid', color: 'brand.contrast', _hover: { bg: 'brand.hover' } },
      outline: {
        bg: 'bg.surface',
        color: 'fg',
        borderColor: 'border.medium',
        _dark: { bg: 'transparent' },
        _hover: { bg: 'bg.subtle' },
        _pressed: { bg: 'brand.subtle', borderColor: 'brand.fg', color: 'brand.fg' },
      },
      ghost: {
        bg: 'transparent',
        color: 'fg.muted',
        _hover: { bg: 'bg.muted', color: 'fg' },
        '&[aria-haspopup][aria-expanded=true]': { bg: 'bg.muted', color: 'fg' },
        _pressed: { color: 'brand.fg' },
      },
      danger: { bg: 'danger.solid', color: 'danger.contrast', _hover: { bg: 'danger.hover' } },
    },
    size: {
      sm: { minHeight: '8', paddingInline: '3', fontSize: 'sm', [touch]: { minHeight: '11' } },
      md: { minHeight: 'control', paddingInline: '4', fontSize: 'sm', [touch]: { minHeight: '11' } },
      lg: { minHeight: '12', paddingInline: '6', fontSize: 'md' },
    },
    square: { true: { paddingInline: '0', aspectRatio: '1' } },
  },
  compoundVariants: [
    {
      size: 'sm',
      square: true,
      css: {
        /** The touch target is 44 px, the visible icon 32: measured from within the border. */
        [touch]: { minHeight: '8', _after: { content: '""', position: 'absolute', inset: '-7px' } },
      },
    },
  ],
  defaultVariants: { variant: 'solid', size: 'md' },
});
