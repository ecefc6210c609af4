import { expect, it } from 'vitest';
import { closeIsolates, isolate, isolateWhole, visualRuns } from './visual-runs.ts';

/** A line in visual order from left to right, with `|` between runs. Runs with Arabic letters are in reading order. */
const shown = (text: string, base: 'ltr' | 'rtl' | 'value') =>
  (base === 'value' ? visualRuns(isolateWhole(text), 'rtl') : visualRuns(text, base)).map((run) => run.text).join('|');

it.each([
  ['فاتورة (تجربة)', 'rtl', 'فاتورة )تجربة('],
  ['المداومة (8 حصص)', 'value', ' حصص(|8|المداومة )'],
  ['خصم 10%', 'value', '%|10|خصم '],
  ['خصم 10%', 'ltr', '10|خصم |%'],
  ['باقة [2026/27]', 'value', '[|2026/27|باقة ]'],
  ['First steps (8 classes)', 'value', 'First steps (8 classes)'],
  ['+962 7 9000 0000', 'value', '+962 7 9000 0000'],
  ['12,500.50 USD', 'value', '12,500.50 USD'],
  ['تحفيظ: Al-Fatiha (سورة)', 'rtl', ' )سورة(|Al-Fatiha|تحفيظ: '],
] as const)('%s in a line that is %s has its brackets, signs and digits in place', (text, base, line) => {
  expect(shown(text, base)).toBe(line);
});

it('direction marks are applied and not drawn', () => {
  expect(shown('\u200f12.500 USD', 'value')).not.toContain('\u200f');
  expect(visualRuns('\u200f12 ريال', 'rtl').at(-1)?.text).toBe('12');
});

it('Arabic digits stay in the order of their number', () => {
  expect(visualRuns('٢٠', 'rtl')).toEqual([{ text: '٠٢', isRtl: false, font: '', order: 0 }]);
});

it('runs state the order in which they are read', () => {
  const runs = visualRuns('دفع Yusuf Haddad 40 USD', 'rtl');
  expect(runs.map(({ order }) => order)).toEqual([1, 0]);
  expect(runs.at(-1)?.text).toBe('دفع ');
});

it.each([
  [`${isolate('First steps (8)')} (حصتان)`, ' )حصتان(|First steps (8)'],
  [`${isolate('Yusuf')}، ${isolate('Łódź')}`, 'Łódź| ،|Yusuf'],
  [`${isolate('VAT')} \u200e10%`, '10%| |VAT'],
])('a line of an Arabic paper begins at the right, also with Latin letters: %s', (text, line) => {
  expect(shown(text, 'rtl')).toBe(line);
});

it('a text that is isolated over several lines is isolated on each', () => {
  const lines = isolateWhole('أم أحمد (Umm Ahmad) من عمان').split(' (');
  expect(closeIsolates(lines)).toEqual(['\u2067أم أحمد\u2069', '\u2067Umm Ahmad) من عمان\u2069']);
});

it('words of one line have the fonts of their letters', () => {
  const fontAt = (index: number) => (index < 5 ? 'cyrillic' : 'latin');
  expect(visualRuns('Ольга Li', 'ltr', fontAt).map(({ text, font }) => [text, font])).toEqual([
    ['Ольга', 'cyrillic'],
    [' Li', 'latin'],
  ]);
});

it('the letters of Hebrew are left to the writer, which sets them from right to left', () => {
  expect(visualRuns('כהן', 'ltr')).toMatchObject([{ text: 'כהן', isRtl: true }]);
});
