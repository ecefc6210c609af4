import { expect, test } from 'vitest';
import { readHtml } from './read-html.ts';
import { insertionsOf, type Line, linesOf, type Marks } from './rich-lines.ts';
import { writeHtml } from './write-html.ts';

const rewritten = (html: string) => writeHtml(linesOf(insertionsOf(readHtml(html))));

test.each([
  ['one paragraph', '<p>Surat al-Mulk before sleep</p>'],
  ['paragraphs with a blank line between', '<p>One</p><p><br></p><p>Two</p>'],
  ['both headings', '<h1>Sunday</h1><h2>Morning</h2><p>Tajwid</p>'],
  ['every mark', '<p><b>bold</b> <i>italic</i> <u>underlined</u> <s>struck</s> plain</p>'],
  ['marks within marks', '<p><b>bold <i>both <u>three</u></i> bold</b> plain</p>'],
  ['a link with marks in it', '<p>See <a href="https://quran.com/67?a=1&amp;b=2"><b>here</b> or</a> there</p>'],
  ['two links side by side', '<p><a href="https://a.test/">a</a><a href="https://b.test/">b</a></p>'],
  ['what looks like markup', '<p>1 &lt; 2 &amp; &quot;3&quot; &gt; 2</p>'],
  ['Arabic with vowels', '<h1>سُورَةُ المُلْك</h1><p>تَبَارَكَ الَّذِي <b>بِيَدِهِ</b> المُلْكُ</p>'],
  ['both directions in one line', '<p>Read سورة الملك tonight, إن شاء الله.</p>'],
  ['emoji and joined letters', '<p>👨‍👩‍👧 می‌خواهم 🌙</p>'],
  ['a quotation', '<blockquote>Read!</blockquote><p>said he</p>'],
  ['a quotation of several lines', '<blockquote><p>One</p><p><br></p><p>Two</p></blockquote>'],
  ['an indented quotation', '<blockquote class="ql-indent-2">Read!</blockquote>'],
  [
    'indented lines',
    '<p class="ql-indent-1">One</p><p class="ql-indent-8">Eight</p><h2 class="ql-indent-3">Three</h2>',
  ],
  ['a list', '<ul><li>Juz</li><li>Hizb</li></ul>'],
  ['both kinds of list', '<ul><li>Juz</li></ul><ol><li>First</li><li>Second</li></ol>'],
  ['lists apart', '<ol><li>a</li></ol><p>and</p><ol><li>b</li></ol>'],
  ['lists in lists', '<ol><li>a<ul><li>x<ol><li>deep</li></ol></li><li>y</li></ul></li><li>b</li></ol>'],
  ['kinds that change on one level', '<ul><li>a<ol><li>1</li></ol><ul><li>x</li></ul></li></ul>'],
  ['a list that begins indented', '<ul><li class="ql-indent-2">far</li></ul>'],
  ['a list that jumps', '<ul><li>a<ul><li class="ql-indent-2">far</li></ul></li><li>b</li></ul>'],
  ['a blank item', '<ul><li>a</li><li><br></li><li>b</li></ul>'],
  ['spaces in rows and at the ends', '<p>\u00a0a\u00a0\u00a0 b\u00a0</p>'],
  ['a space that holds two words together', '<p>Juz\u00a030</p>'],
])('%s is the same after editing', (_name, html) => {
  expect(rewritten(html)).toBe(html);
});

test.each([
  ['a line break becomes a paragraph', '<p>One<br>Two</p>', '<p>One</p><p>Two</p>'],
  ['a line break at the end is none', '<p>One<br></p>', '<p>One</p>'],
  [
    'other names of the same marks',
    '<p><strong>a</strong><em>b</em><del>c</del></p>',
    '<p><b>a</b><i>b</i><s>c</s></p>',
  ],
  ['paragraphs in items', '<ul><li><p>a</p></li><li><p>b</p></li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['bare text', 'Salam', '<p>Salam</p>'],
  ['the spaces of the source', '<p>\n  a\n  b  </p>\n<p> c</p>', '<p>a b</p><p>c</p>'],
  ['a link that is not https', '<p><a href="http://a.test">a</a><a href="javascript:x">b</a></p>', '<p>ab</p>'],
  ['blank lines around', '<p><br></p><p>a</p><p> </p>', '<p>a</p>'],
  ['nothing', '', ''],
])('%s', (_name, html, expected) => {
  expect(rewritten(html)).toBe(expected);
});

test('a list deeper than the API accepts keeps its depth by class', () => {
  const lines: Line[] = Array.from({ length: 9 }, (_, indent) => ({
    runs: [{ text: `level ${indent}`, marks: {} }],
    block: { list: 'bullet', ...(indent > 0 && { indent }) },
  }));
  const html = writeHtml(lines);
  expect(html.match(/<ul>/g)).toHaveLength(6);
  expect(readHtml(html)).toEqual(lines);
});

test('any document survives a round trip through the editor', () => {
  const random = seeded(7);
  for (let round = 0; round < 300; round += 1) {
    const lines = aDocument(random);
    expect(linesOf(insertionsOf(readHtml(writeHtml(lines)))), writeHtml(lines)).toEqual(merged(lines));
  }
});

test('formats that a post does not have are dropped', () => {
  const attributes = { color: 'red', bold: true, link: 'javascript:alert(1)' };
  const lines = linesOf([
    { insert: 'a', attributes },
    { insert: { image: 'data:x' } },
    { insert: '\n', attributes: { header: 3, align: 'right' } },
    { insert: 'task' },
    { insert: '\n', attributes: { list: 'checked', indent: 12 } },
  ]);
  expect(writeHtml(lines)).toBe('<p><b>a</b></p><ul><li class="ql-indent-8">task</li></ul>');
});

/** A small linear generator: the same documents in every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function aDocument(random: (below: number) => number): Line[] {
  const words = ['Juz', ' ', '  ', 'عمّ', '<b>', '&amp;', 'a b', ' x', 'y ', '🌙'];
  const blocks: Line['block'][] = [
    {},
    { header: 1 },
    { header: 2 },
    { blockquote: true },
    { list: 'ordered' },
    { list: 'bullet' },
  ];
  const pick = <T>(from: readonly T[]): T => from[random(from.length)] as T;
  const aRun = () => {
    const marks: Marks = {
      ...(random(3) === 0 && { bold: true }),
      ...(random(3) === 0 && { italic: true }),
      ...(random(6) === 0 && { link: pick(['https://a.test/', 'https://b.test/?q="1"']) }),
    };
    return { text: pick(words), marks };
  };
  const aLine = (): Line => {
    const indent = random(3) === 0 ? random(9) : 0;
    return {
      runs: Array.from({ length: random(4) }, aRun),
      block: { ...pick(blocks), ...(indent > 0 && { indent }) },
    };
  };
  const edge: Line = { runs: [{ text: 'edge', marks: {} }], block: {} };
  return [edge, ...Array.from({ length: random(8) }, aLine), edge];
}

/** Neighbours with the same marks are merged, as in a delta. */
function merged(lines: Line[]): Line[] {
  return lines.map(({ runs, block }) => ({
    block,
    runs: runs.reduce<Line['runs']>((kept, run) => {
      const last = kept.at(-1);
      if (last && JSON.stringify(last.marks) === JSON.stringify(run.marks)) last.text += run.text;
      else kept.push({ ...run });
      return kept;
    }, []),
  }));
}
