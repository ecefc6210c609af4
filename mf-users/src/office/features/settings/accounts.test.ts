import { expect, test } from 'vitest';
import { accountsOf, areComplete, emptyAccount, textOfAccounts } from './accounts.ts';

const account = {
  currency: 'JOD',
  bank: { en: 'Crescent Bank', ar: 'بنك الهلال' },
  holder: { en: 'Academy', ar: 'الأكاديمية' },
  number: 'JO94 CBJO',
};

test('the accounts of the setting are read from its text, and written as the API stores them', () => {
  expect(accountsOf(textOfAccounts([account]))).toEqual([account]);
  expect([accountsOf(''), accountsOf('something'), textOfAccounts([])]).toEqual([[], [], '']);
});

test.each([
  ['complete', account, true],
  ['empty', emptyAccount, false],
  ['of an unknown currency', { ...account, currency: 'XXY' }, false],
  ['without the bank in Arabic', { ...account, bank: { en: 'Crescent Bank', ar: ' ' } }, false],
])('an account that is %s', (_, each, isComplete) => {
  expect(areComplete(textOfAccounts([each]))).toBe(isComplete);
});
