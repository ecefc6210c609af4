import { expect, it } from 'vitest';
import { stopProblems } from './stop-problems.ts';

it.each([
  ['a label', 'Last day', 'آخر يوم', 0],
  ['a sentence with a stop in both languages', 'It is taken.', 'الموعد مشغول.', 0],
  ['a stop in one language', 'It is taken.', 'الموعد مشغول', 1],
  ['two sentences of which the last has none', 'It is taken. Choose another', 'الموعد مشغول. يُرجى اختيار غيره', 1],
  ['a question', 'Delete it?', 'حذفه؟', 0],
])('full stops follow one rule: %s', (_what, english, text, problems) => {
  const file = 'mf-x/locales/ar/x.json';
  expect(stopProblems([{ file, key: 'a', text, language: 'ar', english }])).toHaveLength(problems);
});
