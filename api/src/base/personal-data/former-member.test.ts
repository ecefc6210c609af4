import { expect, it } from 'vitest';
import { jsonIn, nameIn, rowsIn } from './former-member.ts';

it('the name of an erased person is in the language of who reads it, other names and texts stay', () => {
  expect([nameIn('Former member', 'en'), nameIn('Former member', 'ar'), nameIn('Layla', 'ar')]).toEqual([
    'Former member',
    'عضو سابق',
    'Layla',
  ]);
  const row = { name: 'Former member', title: 'A Former member of the team', quoted: 'He is a "Former member"' };
  expect(jsonIn(JSON.stringify(row), 'en')).toBe(JSON.stringify(row));
  expect(JSON.parse(jsonIn(JSON.stringify(row), 'ar'))).toEqual({ ...row, name: 'عضو سابق' });
  expect(rowsIn([['Former member', 'Layla', 2, null]], 'ar')).toEqual([['عضو سابق', 'Layla', 2, null]]);
});
