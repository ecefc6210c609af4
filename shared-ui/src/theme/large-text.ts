import { largeText } from './bar-room.ts';

/**
 * With the largest text nothing has a fixed width for its words: long ones break, and only tables scroll inside
 * themselves.
 */
export const largeTextStyles = {
  'main *': { [largeText]: { minWidth: '0', overflowWrap: 'anywhere' } },
  'main :is(table, table *)': { [largeText]: { overflowWrap: 'normal' } },
};
