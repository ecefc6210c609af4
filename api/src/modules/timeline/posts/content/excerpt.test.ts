import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

it.each([
  ['<p>Salam</p>', 'Salam'],
  ['<h1>Plan</h1><p>Read <b>aloud</b> &amp; &quot;slowly&quot; &lt;now&gt;</p>', 'Plan Read aloud & "slowly" <now>'],
  [`<p>${'word '.repeat(30)}</p>`, `${'word '.repeat(15)}word…`],
  [`<p>${'سلام '.repeat(30)}</p>`, `${'سلام '.repeat(15)}سلام…`],
  [`<p>${'😀'.repeat(90)}</p>`, `${'😀'.repeat(80)}…`],
])('the excerpt of %s', (html, words) => {
  expect(excerptOf(html)).toBe(words);
});
