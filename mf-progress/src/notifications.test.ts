import { useNotificationTexts } from '@academy/shared-auth';
import {
  notificationSourceForTest,
  provideNotificationTexts,
  signInForTest,
  startTestI18n,
} from '@academy/shared-auth/testing';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import ar from '#locales/ar/progress.json';
import en from '#locales/en/progress.json';
import remote from '../remote.ts';

test.each([
  ['en', 'certificate.proposed', 'ليلى', '\u2068ليلى\u2069’s certificate for juz 30 is waiting to be confirmed'],
  [
    'en',
    'certificate.proposed-all',
    'ليلى',
    '\u2068ليلى\u2069’s certificate for the whole Quran is waiting to be confirmed',
  ],
  ['en', 'certificate.confirmed', 'ليلى', 'Congratulations! \u2068ليلى\u2069 has earned the certificate for juz 30.'],
  [
    'en',
    'certificate.confirmed-all',
    'ليلى',
    'Congratulations! \u2068ليلى\u2069 has earned the certificate for the whole Quran.',
  ],
  ['ar', 'certificate.proposed', 'Layla', 'شهادة \u2068Layla\u2069 في حفظ الجزء 30 بانتظار الاعتماد'],
  ['ar', 'certificate.proposed-all', 'Layla', 'شهادة \u2068Layla\u2069 في حفظ القرآن الكريم كاملًا بانتظار الاعتماد'],
  ['ar', 'certificate.confirmed', 'Layla', 'مبارك! صدرت شهادة \u2068Layla\u2069 في حفظ الجزء 30.'],
  ['ar', 'certificate.confirmed-all', 'Layla', 'مبارك! صدرت شهادة \u2068Layla\u2069 في حفظ القرآن الكريم كاملًا.'],
] as const)(
  "a notification of a certificate in %s isolates the student's name, and leads to the progress: %s",
  async (language, key, student, text) => {
    provideNotificationTexts([notificationSourceForTest(remote, { en, ar })]);
    signInForTest({}, []);
    await startTestI18n(language, { ui: {} });
    const { result } = renderHook(useNotificationTexts);
    const params = { student, studentId: '7', juz: 30 };
    expect(result.current({ key, relatedId: '31', params })).toEqual({ text, to: '/dashboard/progress/7' });
  },
);
