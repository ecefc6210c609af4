import { expect, it } from 'vitest';
import { visualRuns } from '#base/pdf/visual-runs.ts';
import { paperAmount, paperMoney } from './paper-text.ts';
import { paperWords } from './paper-words.ts';

/** What is read from left to right. */
const seen = (text: string) =>
  visualRuns(text, 'rtl')
    .map((run) => (run.isRtl ? `<${run.text}>` : run.text))
    .join('');

it.each([
  ['GBP', 'en', '£59.90'],
  ['KWD', 'en', 'KWD 5.990'],
  ['GBP', 'ar', '£59.90'],
  ['KWD', 'ar', '5.990 د.ك.'],
] as const)('an amount in %s on a paper in %s is as on the screen', (currency, language, text) => {
  expect(paperMoney({ currency, minor: 5990 }, language).replace(/[\u200f\u2066\u2069]/g, '')).toBe(text);
});

it('a share of a price keeps its decimals, and a taken amount its sign', () => {
  expect([paperAmount('USD', 12.3456, 'en'), paperAmount('USD', -3.5, 'en')]).toEqual(['$12.3456', '-$3.50']);
});

it('a package with a Latin title stands to the right of its classes on an Arabic paper', () => {
  const line = seen(paperWords.ar.classes('\u2068Memorisation\u2069', 12));
  expect(line.endsWith('Memorisation')).toBe(true);
});
