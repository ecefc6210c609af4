import type { ProductText } from './word-problems.ts';

/** A text of several sentences, without dates and abbreviations. */
const SEVERAL = /[.!?؟…] +[^a-z\d\s]/u;
const ENDS = /[.!?؟…:»”"⁩)}]$/u;
const hasStop = (text: string) => /\.$/.test(text.trim());

/** Full stops by one rule: after each sentence of several, and in both languages or in none. */
export const stopProblems = (texts: readonly ProductText[]): string[] =>
  texts.flatMap(({ file, key, text, english }) => {
    const trimmed = text.trim();
    if (SEVERAL.test(trimmed) && !ENDS.test(trimmed))
      return [`${file}: ${key}: several sentences end with a full stop`];
    const differs = english !== undefined && hasStop(english) !== hasStop(text) && !/[!?؟:…]$/.test(trimmed);
    return differs ? [`${file}: ${key}: has a full stop in one language only`] : [];
  });
