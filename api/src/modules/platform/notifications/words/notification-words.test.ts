import { fillLink } from '@academy/shared-auth/notification-words';
import { expect, it } from 'vitest';
import { notificationWords } from './notification-words.ts';

const words = notificationWords([
  {
    notifications: [
      { key: 'star.given', textKey: 'given', to: '/stars/:relatedId' },
      { key: 'star.rises', textKey: 'rises' },
      { key: 'star.counted', textKey: 'counted' },
      { key: 'star.shown', textKey: 'shown' },
    ],
    routes: [{ path: '/stars/:id' }] as never,
    texts: {
      en: {
        given_one: '{{name}} gave a star',
        given_other: '{{name}} gave {{count}} stars',
        rises: 'Rises on {{at, instant}}',
        counted: 'The stars of {{month, month}}',
        shown_one: '{{teacher}} shows {{student}} a star',
        shown_other: '{{teacher}} shows {{student}} {{count}} stars',
        shown_student_one: '{{teacher}} shows you a star',
        shown_student_other: '{{teacher}} shows you {{count}} stars',
      },
      ar: {
        given_one: 'نجمة من {{name}}',
        given_few: '{{count}} نجوم من {{name}}',
        rises: 'تظهر {{at, instant}}',
        counted: 'نجوم {{month, month}}',
      },
    },
  },
]);
const now = new Date('2026-11-20T08:00:00Z');
const textOf = (key: string, params: Record<string, string>, language: 'en' | 'ar', count = 1, zone = 'Asia/Amman') =>
  words.textOf({ key, params, count, language, zone, now, months: 'egypt' });

it('the text of a notification has the plural forms of its language', () => {
  const params = { name: 'Huda' };
  expect(textOf('star.given', params, 'en')).toBe('Huda gave a star');
  expect(textOf('star.given', params, 'en', 3)).toBe('Huda gave 3 stars');
  expect(textOf('star.given', params, 'ar', 3)).toBe('3 نجوم من Huda');
});

it('a parameter with an Arabic form has it in a text in Arabic (D168)', () => {
  const params = { name: 'Steady', nameAr: 'بانتظام' };
  expect(textOf('star.given', params, 'ar', 3)).toBe('3 نجوم من بانتظام');
  expect(textOf('star.given', params, 'en')).toBe('Steady gave a star');
});

it('an instant is shown in the recipient’s zone and language', () => {
  const params = { at: '2026-11-22T17:00:00.000Z' };
  expect(textOf('star.rises', params, 'en')).toBe('Rises on Sun 22 Nov, 8:00 pm');
  expect(textOf('star.rises', params, 'en', 1, 'America/Toronto')).toBe('Rises on Sun 22 Nov, 12:00 pm');
  expect(textOf('star.rises', params, 'ar')).toBe('تظهر الأحد، 22 نوفمبر، 8:00 م');
  expect(textOf('star.rises', { at: '2027-01-03T17:00:00.000Z' }, 'en')).toContain('2027');
});

it('a day without a time is the same day in each zone, and is shown without a time', () => {
  for (const zone of ['America/Los_Angeles', 'Pacific/Auckland'])
    expect(textOf('star.rises', { at: '2026-11-22' }, 'en', 1, zone)).toBe('Rises on Sun 22 Nov');
  expect(textOf('star.rises', { at: '2026-11-22' }, 'ar')).toBe('تظهر الأحد، 22 نوفمبر');
  expect(textOf('star.rises', { at: '2027-01-03' }, 'en')).toBe('Rises on Sun, 3 Jan 2027');
});

it('a month is shown in words, and other text stays unchanged', () => {
  expect(textOf('star.counted', { month: '2026-11' }, 'en')).toBe('The stars of November 2026');
  expect(textOf('star.counted', { month: '2026-11' }, 'ar')).toBe('نجوم نوفمبر 2026');
  expect(textOf('star.counted', { month: '2026-13' }, 'en')).toBe('The stars of 2026-13');
});

it('months have the Arabic names that the academy uses (D86)', () => {
  const about = { count: 1, language: 'ar', zone: 'Asia/Amman', now, months: 'levant' } as const;
  const params = { at: '2026-11-22T17:00:00.000Z', month: '2026-01' };
  expect(words.textOf({ ...about, key: 'star.rises', params })).toBe('تظهر الأحد، 22 تشرين الثاني، 8:00 م');
  expect(words.textOf({ ...about, key: 'star.counted', params })).toBe('نجوم كانون الثاني 2026');
  expect(words.textOf({ ...about, key: 'star.counted', params, language: 'en' })).toBe('The stars of January 2026');
});

it.each([
  ['Huda', 1, 'Salma shows you a star'],
  ['Huda', 2, 'Salma shows you 2 stars'],
  ['Salma', 1, 'Salma shows Huda a star'],
  ['Amina', 2, 'Salma shows Huda 2 stars'],
  [undefined, 1, 'Salma shows Huda a star'],
])('%s reads the text for whom the notification is about, or the one with names', (reader, count, text) => {
  const params = { student: 'Huda', teacher: 'Salma' };
  const about = { key: 'star.shown', params, count, language: 'en', zone: 'Asia/Amman', now, months: 'egypt' } as const;
  expect(words.textOf({ ...about, ...(reader && { reader }) })).toBe(text);
});

it('a kind without a text in the language has none', () => {
  expect(textOf('moon.full', {}, 'en')).toBeNull();
});

it('a link is filled in with the notification’s parameters, and is missing if one of them is', () => {
  expect(words.linksOf('star.given')).toMatchObject([{ to: '/stars/:relatedId', route: { path: '/stars/:id' } }]);
  expect(fillLink('/stars/:relatedId?by=:name', { relatedId: '7', name: 'A&B' })).toBe('/stars/7?by=A%26B');
  expect(fillLink('/stars/:starId', { relatedId: '7' })).toBeNull();
});
