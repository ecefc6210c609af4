import { largeText } from './bar-room.ts';

/** On the largest text nothing keeps a width for its words: long ones break, and only tables scroll in their own place. */
export const largeTextStyles = {
  'main *': { [largeText]: { minWidth: '0', overflowWrap: 'anywhere' } },
  'main :is(table, table *)': { [largeText]: { overflowWrap: 'normal' } },
};
