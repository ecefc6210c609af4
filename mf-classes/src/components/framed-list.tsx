import { List } from '@academy/shared-ui';
import type { ReactNode } from 'react';

interface FramedListProps {
  /** As round as a card, or as what stands within one. */
  radius?: 'card' | 'control';
  children: ReactNode;
}

/** Rows in a frame, with a line between each two. */
export const FramedList = ({ radius = 'control', children }: FramedListProps) => (
  <List
    borderWidth="1px"
    borderColor="border"
    borderRadius={radius === 'card' ? 'card' : 'control'}
    css={{ '& > li + li': { borderBlockStartWidth: '1px', borderColor: 'border' } }}
  >
    {children}
  </List>
);
