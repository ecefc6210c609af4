import { MOST_MARKUP_CHARS } from '@academy/shared-auth/rich-text';
import { describe, expect, it } from 'vitest';
import { xssCorpus } from '#testing/xss-corpus.ts';
import { toPostText } from './post-text.ts';

describe('rich text', () => {
  it.each([
    ['<p class="ql-indent-2 x">a</p>', '<p class="ql-indent-2">a</p>'],
    ['<strong>a</strong><em>b</em><u>c</u><s>d</s>', '<b>a</b><i>b</i><u>c</u><s>d</s>'],
    ['<h1>a</h1><h2>b</h2><h3>c</h3>', '<h1>a</h1><h2>b</h2>c'],
    ['<ul><li>a</li></ul><ol><li>b</li></ol>', '<ul><li>a</li></ul><ol><li>b</li></ol>'],
    ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<a href="javascript:alert(1)">a</a>', '<a rel="noopener noreferrer nofollow ugc" target="_blank">a</a>'],
    ['<a href="//evil.test">a</a>', '<a rel="noopener noreferrer nofollow ugc" target="_blank">a</a>'],
    [
      '<a href="https://quran.com" onclick="x()">a</a>',
      '<a href="https://quran.com" rel="noopener noreferrer nofollow ugc" target="_blank">a</a>',
    ],
    ['<svg><script>alert(1)</script></svg>a<iframe src="https://x"></iframe>', 'a'],
    ['<a href="/auth/signin">a</a>', '<a rel="noopener noreferrer nofollow ugc" target="_blank">a</a>'],
    ['<a href="https://quran.com@evil.test">a</a>', '<a rel="noopener noreferrer nofollow ugc" target="_blank">a</a>'],
    [
      '<a href="https://ar.wikipedia.org/wiki/قرآن?a=1&b=2#c">a</a>',
      '<a href="https://ar.wikipedia.org/wiki/قرآن?a=1&amp;b=2#c" rel="noopener noreferrer nofollow ugc" target="_blank">a</a>',
    ],
    ['\u06dd', '\u06dd'],
    ['5 < 6 & 7', '5 &lt; 6 &amp; 7'],
  ])('rich text %s is stored as %s', (html, stored) => {
    expect(toPostText(html)).toBe(stored);
  });

  it('rich text is counted by its visible characters', () => {
    const letters = (count: number) => `<p><b>${'\u0628'.repeat(count)}</b></p>`;
    expect(toPostText(letters(20_000))).toBe(letters(20_000));
    expect(toPostText('<p>&lt;&amp;</p>'.repeat(1200))).toHaveLength(16 * 1200);
    for (const html of [letters(20_001), '<b>x</b>'.repeat(2561), '<p>'.repeat(6827)])
      expect(() => toPostText(html)).toThrow('Text is too long');
  });

  it('twenty kilobytes of markup are stored with the attributes that links get', () => {
    const link = '<a href="https://quran.com">x</a>';
    const clean = toPostText(link.repeat(Math.floor(MOST_MARKUP_CHARS / link.length)));
    expect(clean.length).toBeGreaterThan(MOST_MARKUP_CHARS);
  });

  it('rich text of more than fifty levels is rejected before it is parsed', () => {
    expect(toPostText(`${'<b>'.repeat(50)}x`)).toContain('x');
    expect(() => toPostText(`${'<b>'.repeat(51)}x`)).toThrow('Text is nested too deeply');
  });

  it.each(xssCorpus)('sanitizing rich text twice changes nothing: $name', ({ html }) => {
    const clean = toPostText(html);
    expect(toPostText(clean)).toBe(clean);
  });
});
