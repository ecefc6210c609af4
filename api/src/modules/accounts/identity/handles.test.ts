import { describe, expect, it } from 'vitest';
import { handleOf, typedHandle } from './handles.ts';

describe('a user name', () => {
  it.each([
    ['Yusuf Ali', 'yusuf'],
    ['  José ', 'jose'],
    ['يوسف', 'yusf'],
    ['مريم علي', 'mrim'],
    ['نُور', 'nur'],
    ['أحمد', 'ahmd'],
    ['Omar 2', 'omar'],
    ['李明', 'student'],
    ['٣', 'student'],
  ])('is made of the first word of a name: %s', (name, handle) => {
    expect(handleOf(name)).toBe(handle);
  });

  it('is read in any case, with digits of any script', () => {
    expect(typedHandle(' Yusuf٢ ')).toBe('yusuf2');
  });
});
