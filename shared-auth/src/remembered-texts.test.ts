import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import { rememberTexts } from './remembered-texts.ts';

async function instance() {
  const i18n = i18next.createInstance();
  const resources = {
    en: { shell: { hello: 'Hello', count: '{{count}} files' } },
    ar: { shell: { hello: 'مرحبًا', count: '{{count}} ملفات' } },
  };
  await i18n.init({ lng: 'en', resources, interpolation: { escapeValue: false } });
  const translate = vi.spyOn(i18n, 't');
  rememberTexts(i18n);
  return { i18n, translate, textIn: (language: string) => i18n.getFixedT(language, 'shell') };
}

it('a text is found once, one with values each time', async () => {
  const { textIn, translate } = await instance();
  const texts = [textIn('en')('hello'), textIn('en')('hello'), textIn('ar')('hello')];
  expect([texts, translate.mock.calls.length]).toEqual([['Hello', 'Hello', 'مرحبًا'], 2]);
  expect([1, 2].map((count) => textIn('en')('count', { count }))).toEqual(['1 files', '2 files']);
});

it('a text that came later, or changed, is found anew', async () => {
  const { i18n, textIn } = await instance();
  const t = textIn('en');
  expect(t('later')).toBe('later');
  i18n.addResource('en', 'shell', 'later', 'Later');
  expect(t('later')).toBe('Later');
  i18n.addResourceBundle('en', 'shell', { later: 'Now' }, true, true);
  expect([t('later'), t('hello')]).toEqual(['Now', 'Hello']);
});

it('each language and namespace has one translation function', async () => {
  const { i18n, textIn } = await instance();
  expect(textIn('en')).toBe(textIn('en'));
  expect(textIn('en')).not.toBe(textIn('ar'));
  expect(textIn('en')).not.toBe(i18n.getFixedT('en', 'other'));
});
