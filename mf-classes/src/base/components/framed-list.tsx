import { List } from '@academy/shared-ui';
import type { ReactNode } from 'react';

interface FramedListProps {
  /** The radius of a card, or of an element within one. */
  radius?: 'card' | 'control';
  children: ReactNode;
}

/** Rows in a frame, with a line between two rows. */
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
