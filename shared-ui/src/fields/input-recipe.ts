import { defineRecipe } from '@chakra-ui/react/styled-system';
import { touch } from '../layout/touch.ts';

/** 16 px, so that a phone does not zoom in when the field takes the focus. */
export const inputRecipe = defineRecipe({
  base: {
    width: 'full',
    minHeight: 'control',
    paddingInline: '3',
    bg: 'bg.surface',
    color: 'fg',
    fontSize: 'md',
    textAlign: 'start',
    /** Each paragraph has its own direction; an empty field has that of the page. */
    unicodeBidi: 'plaintext',
    /** Text that is always left to right still starts under its label. */
    '&[dir=ltr]': { unicodeBidi: 'isolate', _rtl: { textAlign: 'end' } },
    /** A single line starts under its label, whatever its script; a date or time has the direction of the browser. */
    '&:is(input)': { textAlign: '-webkit-match-parent' },
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'control',
    transition: 'border-color {durations.fast}',
    [touch]: { minHeight: '11' },
    _hover: { borderColor: 'fg.subtle' },
    _focusVisible: { outlineOffset: '-1px', borderColor: 'focus' },
    _invalid: {
      borderColor: 'danger.fg',
      _hover: { borderColor: 'danger.fg' },
      _focusVisible: { outlineColor: 'danger.fg' },
    },
    _disabled: { bg: 'bg.subtle', color: 'fg.muted', cursor: 'not-allowed' },
    _placeholderShown: { textOverflow: 'ellipsis' },
    _readOnly: { bg: 'bg.subtle' },
  },
});
