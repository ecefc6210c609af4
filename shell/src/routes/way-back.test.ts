import { expect, it } from 'vitest';
import { ownPath } from './way-back.ts';

it.each([
  ['/dashboard/timeline?page=2#top', '/dashboard/timeline?page=2#top'],
  ['//evil.example/dashboard', null],
  ['/\\evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['dashboard', null],
  ['/auth/signin', null],
  ['', null],
  [null, null],
])('the return address %s becomes %s', (address, wanted) => {
  expect(ownPath(address, 'http://localhost:3000')).toBe(wanted);
});
