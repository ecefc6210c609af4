import { expect, it } from 'vitest';
import { sentencesOf, withSentenceLines } from './sentence-lines.ts';

it('a sentence ends at the start of the next one, not in code, links or abbreviations', () => {
  expect(sentencesOf('One. `a. B` is code. See [1. The shell. It](a.md). Really? "Yes." It does, e.g. Here.')).toEqual([
    'One.',
    '`a. B` is code.',
    'See [1. The shell. It](a.md).',
    'Really?',
    '"Yes."',
    'It does, e.g. Here.',
  ]);
});

it('a bold lead stays with the sentence after it', () => {
  expect(sentencesOf('**Context.** It was slow. It is not.')).toEqual(['**Context.** It was slow.', 'It is not.']);
});

it('each sentence of paragraphs, items and quotes gets its own line', () => {
  const text = 'One. Two\ngoes on. Three.\n\n- An item. It\n  goes on.\n  1. Deeper. Still.\n\n> Said. Again.\n';
  expect(withSentenceLines(text)).toBe(
    'One.\nTwo goes on.\nThree.\n\n- An item.\n  It goes on.\n  1. Deeper.\n     Still.\n\n> Said.\n> Again.\n',
  );
});

it('code, tables, headings and pictures stay unchanged', () => {
  const text = '# A. B\n\n```sh\nOne. Two.\n```\n\n| a. B | c |\n| --- | --- |\n\n![A. B](a.png)\n';
  expect(withSentenceLines(text)).toBe(text);
});

it('a document with one sentence per line is not changed again', () => {
  const once = withSentenceLines('A b. C d.\n\n   - Deep. Item.\n');
  expect(withSentenceLines(once)).toBe(once);
});
