import { expect, test } from 'vitest';
import { audienceOf, roleIdsOf } from './audience.ts';

test('an audience is the id of its role; all buyers are sent as no id, and read from none or both', () => {
  const roles = [
    { id: '1', name: 'student' },
    { id: '2', name: 'guest' },
  ];
  expect(roleIdsOf('student', roles)).toEqual(['1']);
  expect(roleIdsOf('all', roles)).toEqual([]);
  expect(audienceOf(['2'], roles)).toBe('guest');
  expect(audienceOf([], roles)).toBe('all');
  expect(audienceOf(['2', '1'], roles)).toBe('all');
});
