import { Box, chakra, touch } from '@academy/shared-ui';
import type { ReactNode } from 'react';

const Choice = chakra('label', {
  base: { display: 'flex', alignItems: 'flex-start', gap: '2', cursor: 'pointer', [touch]: { minHeight: '11' } },
});

const Radio = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: '0',
    boxSize: '5',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    cursor: 'pointer',
    _checked: { borderWidth: '6px', borderColor: 'brand.fg' },
    _focusVisible: { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  },
});

interface SideChoiceProps {
  /** The field, common to both sides. */
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One side's value of a field, which can be chosen to stay. */
export const SideChoice = ({ name, isChosen, onChoose, children }: SideChoiceProps) => (
  <Choice>
    <Radio type="radio" name={`merge-${name}`} checked={isChosen} onChange={onChoose} />
    <Box minWidth="0">{children}</Box>
  </Choice>
);
