import { expect, it } from 'vitest';
import { variantProblems } from './variant-problems.ts';
import type { ProductText } from './word-problems.ts';

const text = (key: string, arabic: string, english = 'Undone'): ProductText => ({
  file: 'mf-x/locales/ar/x.json',
  key,
  text: arabic,
  language: 'ar',
  english,
});

it.each([
  ['one Arabic text', [text('a', 'أُلغي'), text('b', 'أُلغي.')], {}, 0],
  ['two Arabic texts', [text('a', 'أُلغي'), text('b', 'أُلغيت')], {}, 2],
  ['two that are allowed', [text('a', 'أُلغي'), text('b', 'أُلغيت')], { undone: ['أُلغي', 'أُلغيت'] }, 0],
  ['forms of a number', [text('a_one', 'أُلغي'), text('a_two', 'أُلغيا')], {}, 0],
  ['an exception that is no longer needed', [text('a', 'أُلغي')], { undone: ['أُلغي', 'أُلغيت'] }, 2],
])('the same English text has one Arabic text: %s', (_what, texts, allowed, problems) => {
  expect(variantProblems(texts, allowed, 'variants.json')).toHaveLength(problems);
});
