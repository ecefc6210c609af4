import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Maryam Haddad', 'MH'],
  ['maryam', 'M'],
  ['Dr. Omar Bin Saleh', 'OS'],
  ['مريم الحداد', 'م ح'],
  ['الشيخ يوسف', 'ي'],
  ['Élodie 42', 'É'],
  ['  ', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name).replace('\u2009', ' ')).toBe(initials);
});
