import { useNotificationTexts } from '@academy/shared-auth';
import {
  notificationSourceForTest,
  provideNotificationTexts,
  signInForTest,
  startTestI18n,
} from '@academy/shared-auth/testing';
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { texts } from '#/testing/texts.ts';
import remote from '../remote.ts';

const { ar, en } = texts;

type Language = 'en' | 'ar';

beforeEach(() => {
  provideNotificationTexts([notificationSourceForTest(remote, { en, ar })]);
  signInForTest({ role: 'admin', roles: ['admin'] }, ['users.read', 'users.update', 'users.delete']);
});

async function worded(language: Language, key: string, count = 1) {
  await startTestI18n(language, { ui: {} });
  const { result } = renderHook(useNotificationTexts);
  const found = result.current({
    key,
    relatedId: '70',
    params: { studentId: '9', name: 'Maryam', device: 'Safari', count },
  });
  return found && { ...found, text: found.text.replace(/[\u2068\u2069]/g, '') };
}

const STUDENT = '/dashboard/users/student/9';
const LEDGER = '/dashboard/users/remaining-classes/9';

describe('remaining and owed classes', () => {
  test.each([
    ['en', 'left', 2, 'You have 2 remaining classes'],
    ['en', 'left', 1, 'You have 1 remaining class'],
    ['en', 'left', 0, 'You have no remaining classes'],
    ['en', 'owed', 1, 'You owe 1 class'],
    ['en', 'owed', 3, 'You owe 3 classes'],
    ['ar', 'left', 2, 'بقيت لك حصتان'],
    ['ar', 'left', 1, 'بقيت لك حصة واحدة'],
    ['ar', 'left', 0, 'لم تبق لك أي حصة'],
    ['ar', 'owed', 1, 'عليك حصة واحدة مستحقة الدفع'],
    ['ar', 'owed', 2, 'عليك حصتان مستحقتا الدفع'],
    ['ar', 'owed', 3, 'عليك 3 حصص مستحقة الدفع'],
    ['ar', 'owed', 11, 'عليك 11 حصة مستحقة الدفع'],
    ['ar', 'owed', 100, 'عليك 100 حصة مستحقة الدفع'],
  ] as const)(
    'a notification about remaining classes in %s leads the student to their own profile: %s %i',
    async (language, key, count, text) => {
      expect(await worded(language, `classes.${key}`, count)).toEqual({ text, to: '/profile' });
    },
  );

  test.each([
    ['en', 'left', 2, 'Maryam has 2 remaining classes'],
    ['en', 'left', 1, 'Maryam has 1 remaining class'],
    ['en', 'left', 0, 'Maryam has no remaining classes'],
    ['en', 'owed', 1, 'Maryam owes 1 class'],
    ['en', 'owed', 2, 'Maryam owes 2 classes'],
    ['ar', 'left', 2, 'بقيت لدى Maryam حصتان'],
    ['ar', 'left', 1, 'بقيت لدى Maryam حصة واحدة'],
    ['ar', 'left', 0, 'لم تبق لدى Maryam أي حصة'],
    ['ar', 'owed', 2, 'على Maryam حصتان مستحقتا الدفع'],
    ['ar', 'owed', 5, 'على Maryam 5 حصص مستحقة الدفع'],
    ['ar', 'owed', 12, 'على Maryam 12 حصة مستحقة الدفع'],
    ['ar', 'owed', 100, 'على Maryam 100 حصة مستحقة الدفع'],
  ] as const)(
    'a notification about remaining classes in %s leads staff to the person, parents to the ledger: %s %i',
    async (language, key, count, text) => {
      expect(await worded(language, `classes.student-${key}`, count)).toEqual({ text, to: STUDENT });
      signInForTest({}, []);
      expect(await worded(language, `classes.student-${key}`, count)).toEqual({ text, to: LEDGER });
    },
  );
});

describe('a notification about an account', () => {
  test.each([
    ['en', 'account.registered', 'Maryam has registered', '/dashboard/users/all/70'],
    ['ar', 'account.registered', 'سُجل حساب جديد باسم Maryam', '/dashboard/users/all/70'],
    ['en', 'account.deactivated', 'Maryam has deactivated their account', '/dashboard/users/all/70'],
    ['ar', 'account.deactivated', 'عُطِّل حساب Maryam بطلب من صاحبه', '/dashboard/users/all/70'],
    [
      'en',
      'user.needs-teacher',
      'Maryam has a paid package now. Please assign a teacher.',
      '/dashboard/users/student/70/edit-profile',
    ],
    [
      'ar',
      'user.needs-teacher',
      'لدى Maryam باقة مدفوعة الآن. يُرجى تعيين معلم.',
      '/dashboard/users/student/70/edit-profile',
    ],
    ['en', 'account.erasure-asked', 'Maryam asked for their data to be erased. Please decide.', '/dashboard/erasures'],
    ['ar', 'account.erasure-asked', 'وصل طلب محو بيانات Maryam. يُرجى الرد عليه.', '/dashboard/erasures'],
    ['en', 'role.permissions', 'The permissions of a role that you hold have changed', '/profile'],
    ['ar', 'role.permissions', 'تغيرت صلاحيات أحد أدوارك', '/profile'],
    ['en', 'account.role', 'An admin changed your permissions', '/profile'],
    ['ar', 'account.role', 'تغيرت صلاحياتك بقرار أحد المديرين', '/profile'],
    [
      'en',
      'push.device-removed',
      'Safari no longer gets push messages, because its push service rejected them. Please turn push on there again.',
      '/profile',
    ],
    [
      'ar',
      'push.device-removed',
      'لم تعد الإشعارات تصل إلى Safari لأن خدمة الإشعارات رفضتها. يُرجى تشغيلها عليه من جديد.',
      '/profile',
    ],
    ['en', 'account.password', 'An admin changed your password', '/profile'],
    [
      'ar',
      'account.child-device',
      'سُجل الدخول في جهاز خاص باسم Maryam. إن كان ذلك غير متوقع يُرجى إنهاؤه من هنا.',
      '/profile/family/70/devices',
    ],
    [
      'ar',
      'account.child-password',
      'عُينت كلمة مرور جديدة لحساب Maryam. إن كان ذلك غير متوقع يُرجى سؤال الأكاديمية أو ولي الأمر الآخر.',
      '/profile',
    ],
    ['ar', 'account.password', 'غيّر أحد المديرين كلمة مرورك', '/profile'],
  ] as const)(
    'an account notification in %s has its text and leads to its object: %s',
    async (language, key, text, to) => {
      expect(await worded(language, key)).toEqual({ text, to });
    },
  );

  test('an account notification has no link if the viewer cannot open the list of people', async () => {
    signInForTest({}, []);
    expect(await worded('en', 'account.registered')).toEqual({ text: 'Maryam has registered' });
  });
});
