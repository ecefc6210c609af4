import { expect, test } from 'vitest';
import { linkedText } from './linked-text.ts';

const links = (text: string) => linkedText(text).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []));

test.each([
  ['See https://quran.com/2/255.', [['https://quran.com/2/255', 'https://quran.com/2/255']]],
  ...[
    'https://en.wikipedia.org/wiki/Salah_(prayer)',
    "https://en.wikipedia.org/wiki/Qur'an",
    'https://example.org/a[1]',
    'https://example.org/path!',
  ].map((address) => [address, [[address, address]]] as const),
  ['(see https://example.org/a_(b))', [['https://example.org/a_(b)', 'https://example.org/a_(b)']]],
  ["'https://example.org/a'", [['https://example.org/a', 'https://example.org/a']]],
  ['Look: https://example.org/path!', [['https://example.org/path', 'https://example.org/path']]],
  ['«https://example.org/a».', [['https://example.org/a', 'https://example.org/a']]],
  ['(www.example.org)', [['www.example.org', 'https://www.example.org/']]],
  ['اقرأ http://example.org/سورة؟', [['http://example.org/سورة', 'http://example.org/%D8%B3%D9%88%D8%B1%D8%A9']]],
  [
    'two: https://a.org https://b.org',
    [
      ['https://a.org', 'https://a.org/'],
      ['https://b.org', 'https://b.org/'],
    ],
  ],
] as const)('%s becomes a link', (text, wanted) => {
  expect(links(text)).toEqual(wanted);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://example.org/file',
  '<a href="https:">x</a>',
  'file:///etc/passwd',
  'no address at all',
])('%s stays text', (text) => {
  expect(links(text)).toEqual([]);
});

test('linking loses no text', () => {
  const text = 'a https://a.org/<b>"c" www.d.org! e';
  expect(
    linkedText(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(links(text).map(([shown]) => shown)).toEqual(['https://a.org/', 'www.d.org']);
});
