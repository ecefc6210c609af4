import { expect, it } from 'vitest';
import { nameWordProblems, settingWordProblems, valueWordProblems } from './screen-word-problems.ts';
import type { ProductText } from './word-problems.ts';

const shown = (key: string, english: string, text: string): ProductText => ({
  file: 'mf-x/locales/ar/x.json',
  key,
  text,
  language: 'ar',
  english,
});

it.each([
  ['the label of the page', 'Tax', 'الضريبة', 0],
  ['another text', 'Taxes', 'الضريبة', 1],
  ['another Arabic text', 'Tax', 'ضريبة', 1],
])('a setting in the audit log has %s', (_what, en, ar, problems) => {
  const texts = [shown('settings.item.tax_rate.label', 'Tax', 'الضريبة')];
  expect(settingWordProblems({ tax_rate: { en, ar } }, texts)).toHaveLength(problems);
});

it.each([
  ['of a screen', { en: 'Paid', ar: 'مدفوعة' }, [], 0],
  ['of no screen', { en: 'Paid', ar: 'دُفعت' }, [], 1],
  ['of no screen, with a reason', { en: 'Paid', ar: 'دُفعت' }, ['paid'], 0],
  ['of a screen, with a reason that is no longer needed', { en: 'Paid', ar: 'مدفوعة' }, ['paid'], 1],
])('a value in the audit log has the text %s', (_what, words, others, problems) => {
  expect(valueWordProblems({ paid: words }, [shown('state.paid', 'Paid', 'مدفوعة')], others)).toHaveLength(problems);
});

it.each([
  ['as a screen', { en: 'From ayah', ar: 'من آية' }, 0],
  ['as no screen', { en: 'Sura', ar: 'السورة' }, 0],
  ['otherwise than a screen', { en: 'From ayah', ar: 'من الآية' }, 1],
])('the audit log calls a field %s', (_what, words, problems) => {
  expect(nameWordProblems({ from: words }, [shown('range.from', 'From ayah', 'من آية')])).toHaveLength(problems);
});
