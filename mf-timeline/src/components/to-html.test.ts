import { expect, test } from 'vitest';
import { toHtml, visibleLength } from './to-html.ts';

test('plain text becomes paragraphs and line breaks', () => {
  expect(toHtml('  One\nTwo\r\n\r\n\nThree ')).toBe('<p>One<br>Two</p><p>Three</p>');
});

test('text that looks like HTML stays text', () => {
  expect(toHtml(`<b>"R&D"</b> it's`)).toBe('<p>&lt;b&gt;&quot;R&amp;D&quot;&lt;/b&gt; it&#39;s</p>');
});

test('repeated blanks count once', () => {
  expect(visibleLength('  a \n\n b ')).toBe(3);
});
