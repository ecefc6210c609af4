import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  directionOf,
  i18n,
  localeOf,
  localeUrl,
  pinLocaleVersion,
  setLanguage,
  startI18n,
  storedLanguage,
} from './i18n.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a language', () => {
  it('the default language is English', () => {
    expect(storedLanguage()).toBe('en');
    localStorage.setItem('language', 'ar');
    expect(storedLanguage()).toBe('ar');
    localStorage.setItem('language', 'fr');
    expect(storedLanguage()).toBe('en');
  });

  it('if storage is unavailable the language comes from the cookie', () => {
    document.cookie = 'language=ar; Path=/';
    expect(storedLanguage()).toBe('ar');
    document.cookie = 'language=; Path=/; Max-Age=0';
    expect(storedLanguage()).toBe('en');
  });

  it('a language has a direction, and Latin digits in dates and numbers (D57)', () => {
    expect([directionOf('ar'), directionOf('en')]).toEqual(['rtl', 'ltr']);
    expect(new Intl.NumberFormat(localeOf('ar')).format(15)).toBe('15');
  });

  it('setting a language loads its pinned texts and switches document, storage and cookie', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return Response.json({ greeting: url.includes('/ar/') ? 'أهلًا' : 'Welcome' });
    });
    pinLocaleVersion('shell', '1.0.0-aa');
    expect(localeUrl('en', 'other')).toBe('/locales/en/other.json');
    await startI18n(['shell']);
    expect([i18n.t('greeting'), document.documentElement.dir]).toEqual(['Welcome', 'ltr']);
    await setLanguage('ar');
    expect([i18n.t('greeting'), document.documentElement.dir, document.documentElement.lang]).toEqual([
      'أهلًا',
      'rtl',
      'ar',
    ]);
    expect(localStorage.getItem('language')).toBe('ar');
    expect(document.cookie).toContain('language=ar');
    expect(asked).toEqual(['/locales/en/shell.json?v=1.0.0-aa', '/locales/ar/shell.json?v=1.0.0-aa']);
  });
});
