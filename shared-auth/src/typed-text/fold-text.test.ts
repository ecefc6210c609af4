import { describe, expect, it } from 'vitest';
import { foldedWords, foldText, isTypedAs } from './fold-text.ts';
import { differentTexts, sameTexts } from './typed-vectors.ts';

describe('a folded text', () => {
  it.each(sameTexts)('folding ignores %s', (_what, one, other) => {
    expect(foldText(one)).toBe(foldText(other));
  });

  it.each(differentTexts)('folding distinguishes %s and %s', (one, other) => {
    expect(foldText(one)).not.toBe(foldText(other));
  });

  it('folding a folded text changes nothing', () => {
    for (const text of sameTexts.flat()) expect(foldText(foldText(text))).toBe(foldText(text));
  });

  it('a search term is split into words at any blanks', () => {
    expect(foldedWords(' Omar\u00a0 حلقة\u3000٣ ')).toEqual(['omar', 'حلقه', '3']);
  });
});

describe('a typed confirmation', () => {
  it.each(sameTexts)('a confirmation ignores %s', (_what, one, other) => {
    expect(isTypedAs(one, ` ${other} `)).toBe(true);
    expect(isTypedAs(other, one)).toBe(true);
  });

  it('a wrong or empty text does not confirm', () => {
    expect(isTypedAs('Omar', 'Umar')).toBe(false);
    expect(isTypedAs('Omar', '')).toBe(false);
    expect(isTypedAs('ـــ', '')).toBe(false);
    expect(isTypedAs('ـــ', 'ـــ')).toBe(true);
  });
});
