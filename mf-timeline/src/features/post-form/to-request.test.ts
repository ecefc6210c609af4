import { expect, test } from 'vitest';
import { requestKeys } from './request-keys.ts';
import { toRequest } from './to-request.ts';

test('plain text becomes paragraphs and line breaks', () => {
  expect(toRequest({ text: '  One\nTwo\r\n\r\n\nThree ' })).toEqual({ html: '<p>One<br>Two</p><p>Three</p>' });
});

test('what looks like HTML stays the text that was written', () => {
  expect(toRequest({ text: `<b>"R&D"</b> it's` })).toEqual({
    html: '<p>&lt;b&gt;&quot;R&amp;D&quot;&lt;/b&gt; it&#39;s</p>',
  });
});

test('the same content keeps its key, other content gets a new one', () => {
  const keyFor = requestKeys();
  const first = keyFor('a');
  expect(keyFor('a')).toBe(first);
  expect(keyFor('b')).not.toBe(first);
});
