import { i18n, TextsProvider, useNotificationTexts } from '@academy/shared-auth';
import { signInForTest, startTestI18n } from '@academy/shared-auth/testing';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rawEntry, registryOf } from '#/testing/registry.fixture.ts';
import { followNotificationTexts } from './notification-texts.ts';
import { registryStore } from './registry-store.ts';

const route = (path: string, access = {}) => ({ path, screen: 'star', titleKey: 'star.title', ...access });
const stars = rawEntry({
  name: 'mf-stars',
  routes: [
    route('/stars'),
    route('/stars/:id'),
    route('/stars/all', { permissions: ['stars.read'] }),
    route('/stars/new', { roles: ['admin'] }),
    route('/profile'),
  ],
  notifications: [
    { key: 'star.given', textKey: 'bell.given', to: '/stars/:relatedId?by=:name#last' },
    { key: 'star.lost', textKey: 'bell.lost' },
    { key: 'star.listed', textKey: 'bell.lost', to: '/stars/all' },
    { key: 'star.asked', textKey: 'bell.lost', to: '/stars/new' },
    { key: 'star.moved', textKey: 'bell.lost', to: '/stars/:placeId' },
    { key: 'star.owned', textKey: 'bell.lost', to: '/profile' },
    { key: 'star.rises', textKey: 'bell.rises' },
    { key: 'star.counted', textKey: 'bell.counted' },
    { key: 'star.untold', textKey: 'bell.untold' },
    { key: 'star.shown', textKey: 'bell.shown' },
  ],
  texts: {
    en: {
      'bell.given_zero': '{{name}} gave no star',
      'bell.given_one': '{{name}} gave a star',
      'bell.given_other': '{{name}} gave {{count}} stars',
      'bell.lost': 'A star was lost',
      'bell.rises': 'Look up on {{at, instant}}',
      'bell.counted': 'The stars of {{month, month}}',
      'bell.shown': 'A star for {{student}}',
      'bell.shown_student': 'A star for you',
    },
    ar: {
      'bell.given_zero': 'لا نجوم من {{name}}',
      'bell.given_one': 'نجمة من {{name}}',
      'bell.given_two': 'نجمتان من {{name}}',
      'bell.given_few': '{{count}} نجوم من {{name}}',
      'bell.given_many': '{{count}} نجمة من {{name}}',
      'bell.given_other': '{{count}} نجم من {{name}}',
      'bell.lost': 'ضاعت نجمة',
      'bell.rises': 'إلى السماء يوم {{at, instant}}',
      'bell.counted': 'نجوم {{month, month}}',
      'bell.shown': 'نجمة لـ{{student}}',
      'bell.shown_student': 'نجمة لك',
    },
  },
});

const sent = (key: string, params: Record<string, string | number> = {}) => ({
  key,
  params: { count: 1, ...params },
  relatedId: '5',
});
const given = (count: number, name = 'Huda') => sent('star.given', { count, name });

beforeEach(async () => {
  await startTestI18n('en', { shell: {} });
  signInForTest({ roles: ['student'] }, []);
  registryStore.setState({ current: registryOf([stars]) });
  followNotificationTexts();
});
afterEach(() => void vi.useRealTimers());
const textOf = () => renderHook(useNotificationTexts, { wrapper: TextsProvider }).result;

describe('a remote words its notifications', () => {
  test.each([
    ['en', 0, 'Huda gave no star'],
    ['en', 1, 'Huda gave a star'],
    ['en', 2, 'Huda gave 2 stars'],
    ['ar', 0, 'لا نجوم من Huda'],
    ['ar', 1, 'نجمة من Huda'],
    ['ar', 2, 'نجمتان من Huda'],
    ['ar', 3, '3 نجوم من Huda'],
    ['ar', 11, '11 نجمة من Huda'],
    ['ar', 100, '100 نجم من Huda'],
  ] as const)("a remote's notifications have words in %s for %i", async (language, count, text) => {
    await act(() => i18n.changeLanguage(language));
    expect(textOf().current(given(count))?.text).toBe(text);
  });

  test("a remote's notifications have new words when the language is switched", async () => {
    const result = textOf();
    expect(result.current(sent('star.lost'))?.text).toBe('A star was lost');
    await act(() => i18n.changeLanguage('ar'));
    expect(result.current(sent('star.lost'))?.text).toBe('ضاعت نجمة');
  });

  test('whom a notification is about reads its own words, others those with the name', () => {
    const about = sent('star.shown', { student: 'Huda' });
    expect(textOf().current(about)?.text).toBe('A star for Huda');
    signInForTest({ roles: ['student'], name: 'Huda' }, []);
    expect(textOf().current(about)?.text).toBe('A star for you');
  });

  test.each(['$t(star.lost)', '{{count}}', '<b>Huda</b>'])(
    "a remote's notification shows %s as it was written",
    (name) => {
      expect(textOf().current(given(1, name))?.text).toBe(`${name} gave a star`);
    },
  );

  test.each([
    ['en', 'Asia/Kuala_Lumpur', /^Look up on Mon,? 23 Nov, 1:00 am$/],
    ['en', 'America/Toronto', /^Look up on Sun,? 22 Nov, 12:00 pm$/],
    ['en', 'Nowhere', /^Look up on Sun,? 22 Nov, 5:00 pm$/],
    ['ar', 'Africa/Cairo', /^إلى السماء يوم الأحد، 22 نوفمبر، 7:00 م$/],
  ] as const)(
    "a remote's notification shows an instant in %s, on the clock of %s",
    async (language, timezone, text) => {
      vi.setSystemTime('2026-11-20T08:00:00Z');
      signInForTest({ roles: ['student'], timezone }, []);
      await act(() => i18n.changeLanguage(language));
      const textAt = (at: string) => textOf().current(sent('star.rises', { at }))?.text;
      expect(textAt('2026-11-22T17:00:00.000Z')).toMatch(text);
      expect(textAt('2027-11-22T17:00:00.000Z')).toContain('2027');
      expect(textAt('soon')).toContain('soon');
    },
  );

  test.each([
    ['en', 'America/Los_Angeles', '2026-11-22', /^Look up on Sun,? 22 Nov$/],
    ['en', 'Pacific/Auckland', '2026-11-22', /^Look up on Sun,? 22 Nov$/],
    ['en', 'Asia/Amman', '2027-01-03', /^Look up on Sun,? 3 Jan 2027$/],
    ['ar', 'Africa/Cairo', '2026-11-22', /^إلى السماء يوم الأحد، 22 نوفمبر$/],
  ] as const)(
    "a remote's notification shows a day without a time in %s, in %s: %s",
    async (language, timezone, at, text) => {
      vi.setSystemTime('2026-11-20T08:00:00Z');
      signInForTest({ roles: ['student'], timezone }, []);
      await act(() => i18n.changeLanguage(language));
      expect(textOf().current(sent('star.rises', { at }))?.text).toMatch(text);
    },
  );

  test.each([
    ['en', '2026-11', 'The stars of November 2026'],
    ['ar', '2026-11', 'نجوم نوفمبر 2026'],
    ['en', '2026-13', 'The stars of 2026-13'],
  ] as const)("a remote's notification shows a month in words in %s (%s)", async (language, month, text) => {
    await act(() => i18n.changeLanguage(language));
    expect(textOf().current(sent('star.counted', { month }))?.text).toBe(text);
  });

  test("a remote's notifications have words also while it is switched off", () => {
    act(() => registryStore.setState({ current: registryOf([{ ...stars, enabled: false }], 2) }));
    expect(textOf().current(sent('star.lost'))?.text).toBe('A star was lost');
  });

  test("a remote's notifications use the registry that the page gets later", () => {
    const result = textOf();
    const texts = { en: { 'bell.lost': 'Your star fell' }, ar: {} };
    act(() => registryStore.setState({ current: registryOf([{ ...stars, texts }], 2) }));
    expect(result.current(sent('star.lost'))?.text).toBe('Your star fell');
  });

  test.each(['star.untold', 'moon.full', 'toString'])(
    'a notification without a text, of %s, is shown without words',
    (key) => {
      expect(textOf().current(sent(key))).toBeUndefined();
    },
  );
});

describe('a notification leads to', () => {
  const toOf = (key: string, params = {}) => textOf().current(sent(key, params))?.to;

  test('a notification leads to the page of its remote, with its related id and parameters', () => {
    expect(toOf('star.given', { name: 'H & #' })).toBe('/stars/5?by=H%20%26%20%23#last');
  });

  test.each(['star.lost', 'star.moved'])(
    'a notification without an address, or a parameter of it, has no link: %s',
    (key) => {
      expect(toOf(key)).toBeUndefined();
    },
  );

  test('a notification leads to a page with a required permission or role only for users who have it', () => {
    for (const key of ['star.listed', 'star.asked']) expect(toOf(key), key).toBeUndefined();
    signInForTest({ roles: ['admin'] }, ['stars.read']);
    expect(toOf('star.listed')).toBe('/stars/all');
    expect(toOf('star.asked')).toBe('/stars/new');
  });

  test('a notification has no link to a page that is closed to a child’s session (D141)', () => {
    expect(toOf('star.owned')).toBe('/profile');
    signInForTest({ roles: ['student', 'child'] }, []);
    expect(toOf('star.owned')).toBeUndefined();
    expect(toOf('star.given', { name: 'Huda' })).toBeDefined();
  });
});
