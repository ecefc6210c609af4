import { signInForTest } from '@academy/shared-auth/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderBell } from '#/testing/render-at.tsx';
import { aNotification, serveNotifications } from '#/testing/server.ts';

const ADMIN = ['timeline.read', 'users.read'];
beforeEach(() => signInForTest({ id: '1' }, ADMIN));

const LEDGER = '/dashboard/users/remaining-classes/9';
const left = (key: string, remaining: number) =>
  aNotification({
    id: '1',
    key,
    scope: 'product',
    relatedId: '70',
    params: { studentId: '9', name: 'Maryam', remaining: String(remaining), count: 1 },
  });

async function shown(notification: ReturnType<typeof aNotification>, language: 'en' | 'ar') {
  serveNotifications([{ ...notification, read: true }]);
  await renderBell({ language, isAskedFor: true });
  const row = await screen.findByRole('listitem');
  const link = row.querySelector('a');
  row.querySelector('time')?.remove();
  return { text: link?.textContent?.replace(/[\u2068\u2069]/g, ''), to: link?.getAttribute('href') };
}

describe('classes left', () => {
  test.each([
    ['en', 2, 'You have 2 classes left'],
    ['en', 1, 'You have 1 class left'],
    ['en', 0, 'You have no classes left'],
    ['en', -1, 'You owe 1 class'],
    ['en', -3, 'You owe 3 classes'],
    ['ar', 2, 'بقيت لك حصتان'],
    ['ar', 1, 'بقيت لك حصة واحدة'],
    ['ar', 0, 'لم تبق لك أي حصة'],
    ['ar', -1, 'عليك حصة واحدة'],
    ['ar', -2, 'عليك حصتان'],
    ['ar', -3, 'عليك 3 حصص'],
    ['ar', -11, 'عليك 11 حصة'],
    ['ar', -100, 'عليك 100 حصة'],
  ] as const)('in %s are told to the student: %i, who is led to the own profile', async (language, remaining, text) => {
    expect(await shown(left('classes.left', remaining), language)).toEqual({ text, to: '/profile' });
  });

  test.each([
    ['en', 2, 'Maryam has 2 classes left'],
    ['en', 1, 'Maryam has 1 class left'],
    ['en', 0, 'Maryam has no classes left'],
    ['en', -1, 'Maryam owes 1 class'],
    ['en', -2, 'Maryam owes 2 classes'],
    ['ar', 2, 'في رصيد Maryam حصتان'],
    ['ar', 1, 'في رصيد Maryam حصة واحدة'],
    ['ar', 0, 'لم تبق أي حصة في رصيد Maryam'],
    ['ar', -2, 'على Maryam حصتان'],
    ['ar', -5, 'على Maryam 5 حصص'],
    ['ar', -12, 'على Maryam 12 حصة'],
    ['ar', -100, 'على Maryam 100 حصة'],
  ] as const)('in %s are told to the others: %i, who are led to the ledger', async (language, remaining, text) => {
    expect(await shown(left('classes.student-left', remaining), language)).toEqual({ text, to: LEDGER });
  });
});

describe('news about accounts', () => {
  const about = (key: string) =>
    aNotification({ id: '1', key, scope: 'product', params: { name: 'Maryam', count: 1 } });

  test.each([
    ['en', 'account.registered', 'Maryam has registered', '/dashboard/users/all'],
    ['ar', 'account.registered', 'تسجيل حساب جديد باسم Maryam', '/dashboard/users/all'],
    ['en', 'account.deactivated', 'Maryam has deactivated their account', '/dashboard/users/all?active=false'],
    ['ar', 'account.deactivated', 'تعطيل حساب Maryam من صاحبه', '/dashboard/users/all?active=false'],
    ['en', 'role.permissions', 'The permissions of a role that you hold have changed', '/profile'],
    ['ar', 'role.permissions', 'تغيّرت صلاحيات أحد أدوارك', '/profile'],
    ['en', 'account.role', 'The administration changed what you may do here', '/profile'],
    ['en', 'account.password', 'The administration changed your password', '/profile'],
  ] as const)('in %s puts %s into words and leads to what it is about', async (language, key, text, to) => {
    expect(await shown(about(key), language)).toEqual({ text, to });
  });

  test('lead to the own profile where the lists of people are closed', async () => {
    signInForTest({ id: '1' }, ['timeline.read']);
    expect((await shown(about('account.registered'), 'en')).to).toBe('/profile');
  });
});
