import type { ComponentProps } from 'react';
import { chakra } from '../theme/styled/chakra.ts';

const Track = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    width: '10',
    height: '6',
    bg: 'border.strong',
    // Drawn where the system’s colours remove the background.
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'full',
    cursor: 'pointer',
    transition: 'background-color 0.15s ease-out',
    _before: {
      content: '""',
      position: 'absolute',
      insetBlockStart: '2px',
      insetInlineStart: '2px',
      boxSize: '18px',
      bg: 'white',
      borderWidth: '1px',
      borderColor: 'transparent',
      borderRadius: 'full',
      boxShadow: 'sm',
      transition: 'inset-inline-start 0.15s ease-out',
    },
    _checked: { bg: 'brand.solid', _before: { insetInlineStart: '18px' } },
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
  },
});

/** An on-off switch alone, named by `aria-label` or the caller's label. */
export function Switch(props: Omit<ComponentProps<typeof Track>, 'type' | 'role'>) {
  return <Track type="checkbox" role="switch" {...props} />;
}
