import { expect, it } from 'vitest';
import { withLayersLine } from './layers-line.ts';

it('the line of layers names each module of each layer', () => {
  const text = 'Layers:\n\nbase ← stars\n\nMore.';
  expect(withLayersLine(text, [['stars'], ['books', 'shelves']])).toBe(
    'Layers:\n\nbase ← stars ← books, shelves\n\nMore.',
  );
});

it('a document without a line of layers is reported', () => {
  expect(() => withLayersLine('Layers:', [['stars']])).toThrow('docs/architecture/api.md has no line');
});
