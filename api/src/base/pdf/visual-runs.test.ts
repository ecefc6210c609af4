import { expect, it } from 'vitest';
import { visualRuns } from './visual-runs.ts';

/** A line in visual order from left to right, with `|` between runs. Runs with Arabic letters are in reading order. */
const shown = (text: string, base: 'ltr' | 'rtl' | 'auto') =>
  visualRuns(text, base)
    .map((run) => run.text)
    .join('|');

it.each([
  ['فاتورة (تجربة)', 'rtl', 'فاتورة )تجربة('],
  ['المداومة (8 حصص)', 'auto', ' حصص(|8|المداومة )'],
  ['خصم 10%', 'auto', '%|10|خصم '],
  ['خصم 10%', 'ltr', '10|خصم |%'],
  ['باقة [2026/27]', 'auto', '[|2026/27|باقة ]'],
  ['First steps (8 classes)', 'auto', 'First steps (8 classes)'],
  ['+962 7 9000 0000', 'auto', '+962 7 9000 0000'],
  ['12,500.50 USD', 'auto', '12,500.50 USD'],
  ['تحفيظ: Al-Fatiha (سورة)', 'rtl', ' )سورة(|Al-Fatiha|تحفيظ: '],
] as const)('%s in a line that is %s has its brackets, signs and digits in place', (text, base, line) => {
  expect(shown(text, base)).toBe(line);
});

it('direction marks are applied and not drawn', () => {
  expect(shown('\u200f12.500 USD', 'auto')).not.toContain('\u200f');
  expect(visualRuns('\u200f12 ريال', 'auto').at(-1)?.text).toBe('12');
});

it('Arabic digits stay in the order of their number', () => {
  expect(visualRuns('٢٠', 'rtl')).toEqual([{ text: '٠٢', isRtl: false, order: 0 }]);
});

it('runs state the order in which they are read', () => {
  const runs = visualRuns('دفع Yusuf Haddad 40 USD', 'rtl');
  expect(runs.map(({ order }) => order)).toEqual([1, 0]);
  expect(runs.at(-1)?.text).toBe('دفع ');
});
