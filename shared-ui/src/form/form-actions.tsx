import type { ReactNode } from 'react';
import { Flex } from '../layout/primitives.ts';

/** The acts at a form's end. On a phone those of a whole page stay above the bottom bar; the form lies on a card. */
export function FormActions({ isSticky = true, children }: { isSticky?: boolean; children: ReactNode }) {
  return <Flex css={isSticky ? { ...row, ...aboveBottomBar } : row}>{children}</Flex>;
}

const row = {
  gap: '3',
  justifyContent: 'flex-end',
  paddingBlockStart: '4',
  borderTopWidth: '1px',
  borderColor: 'border',
};

const aboveBottomBar = {
  lgDown: {
    position: 'sticky',
    insetBlockEnd: 'calc(3.5rem + env(safe-area-inset-bottom))',
    marginInline: 'calc(-1 * var(--card-padding))',
    marginBlockEnd: 'calc(-1 * var(--card-padding))',
    paddingInline: 'var(--card-padding)',
    paddingBlock: '3',
    bg: 'bg.surface',
    borderBottomRadius: 'card',
    zIndex: '1',
  },
};
