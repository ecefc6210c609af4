import type { ComponentProps } from 'react';
import { chakra } from '../theme/styled/chakra.ts';

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='white' stroke-width='2.25' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M3.5 8.5l3 3 6-7'/%3E%3C/svg%3E\")";

const dash =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='white' stroke-width='2.25' stroke-linecap='round'%3E%3Cpath d='M4 8h8'/%3E%3C/svg%3E\")";

const Box20 = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: 0,
    boxSize: '5',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'control',
    cursor: 'pointer',
    '&:indeterminate': { bgColor: 'brand.solid', borderColor: 'brand.solid', backgroundImage: dash },
    _checked: { bgColor: 'brand.solid', borderColor: 'brand.solid', backgroundImage: tick },
    _invalid: { borderColor: 'danger.fg' },
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
  },
});

export interface CheckboxProps extends Omit<ComponentProps<typeof Box20>, 'type'> {
  /** Some of the options that it represents are chosen, not all. */
  indeterminate?: boolean;
}

/** The checkbox alone, named by `aria-label` or the caller's label. */
export function Checkbox({ indeterminate = false, ...rest }: CheckboxProps) {
  return (
    <Box20
      type="checkbox"
      ref={(box: HTMLInputElement | null) => {
        if (box) box.indeterminate = indeterminate;
      }}
      {...rest}
    />
  );
}
