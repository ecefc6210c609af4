// @vitest-environment node
import { expect, test } from 'vitest';
import { outermostRules, pageRules } from './page-rules.ts';

test('rules within rules stay with the outermost', () => {
  const css = '@layer a,b;@layer a{html{color:red;}@media print{p{margin:0;}}}@keyframes x{to{top:0;}}';
  expect(outermostRules(css)).toEqual([
    '@layer a,b;',
    '@layer a{html{color:red;}@media print{p{margin:0;}}}',
    '@keyframes x{to{top:0;}}',
  ]);
});

test('the page’s rules first set the order of layers, and contain tokens, reset and our own styles', () => {
  const [order, ...rules] = pageRules();
  expect(order).toBe('@layer reset,base,tokens,recipes;');
  const css = rules.join('');
  for (const part of ['--academy-colors-bg-surface:', 'box-sizing:border-box', ':focus-visible', '@keyframes shimmer'])
    expect(css).toContain(part);
});
