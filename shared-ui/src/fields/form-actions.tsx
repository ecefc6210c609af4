import type { ReactNode } from 'react';
import { Flex } from '../layout/primitives.ts';

/**
 * The actions at a form's end, and an optional sentence before them: beside them if there is space, otherwise above. On
 * a phone the actions of a page-long form stick above the bottom bar, unless the window is low or the text as large as
 * it is narrow; the form is on a card.
 */
export function FormActions({ isSticky = true, children }: { isSticky?: boolean; children: ReactNode }) {
  return (
    <Flex data-screen-only data-form-acts={isSticky || undefined} css={isSticky ? { ...row, ...aboveBottomBar } : row}>
      {children}
    </Flex>
  );
}

const row = {
  flexWrap: 'wrap',
  gap: '3',
  alignItems: 'center',
  justifyContent: 'flex-end',
  paddingBlockStart: '4',
  borderTopWidth: '1px',
  borderColor: 'border',
  '& > :not(a, button)': { flex: '1 1 min(18rem, 100%)', minWidth: '0' },
  // With the largest text a button's words need two lines.
  '& > :is(a, button)': { flexShrink: '1', minWidth: '0', maxWidth: 'full', whiteSpace: 'normal' },
  '@media (max-width: 29.99rem)': { '&:has(> p) > :is(a, button)': { flexGrow: '1' } },
};

const aboveBottomBar = {
  '@media (min-width: 20rem) and (max-width: 63.99rem) and (min-height: 31.01rem)': {
    position: 'sticky',
    insetBlockEnd: 'var(--menu-bar)',
    marginInline: 'calc(-1 * var(--card-padding))',
    marginBlockEnd: 'calc(-1 * var(--card-padding))',
    paddingInline: 'var(--card-padding)',
    paddingBlock: '3',
    bg: 'bg.surface',
    borderBottomRadius: 'card',
    zIndex: '1',
  },
};
