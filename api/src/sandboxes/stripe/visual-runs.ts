import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** Files of one face: each has the letters of some scripts alone. */
export type FontName = 'arabic' | 'latin' | 'latin-ext';

/** A piece of a line, of one direction and one font, as the writer of PDFs takes it. */
export interface VisualRun {
  font: FontName;
  text: string;
  isRtl: boolean;
}

/** `auto`: that of the first letter, as of a `bdi`. */
type Direction = 'ltr' | 'rtl' | 'auto';

type Run = VisualRun & { level: number };

const ARABIC = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/;
const LATIN = /[ -ÿ–-…€]/;
/** Marks of direction have no shape. */
const MARK = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/;
const ARABIC_DIGITS = /^[\u0660-\u066c\u06f0-\u06f9]+$/;

function fontOf(letter: string): FontName {
  if (ARABIC.test(letter)) return 'arabic';
  return LATIN.test(letter) ? 'latin' : 'latin-ext';
}

/** In the order in which they are read. A space and a mark on a letter have the font of what is before them. */
function logicalRuns(text: string, base: Direction): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, base);
  const runs: Run[] = [];
  for (let at = 0; at < text.length; ) {
    const letter = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const level = levels[at] ?? 0;
    at += letter.length;
    if (MARK.test(letter)) continue;
    const last = runs.at(-1);
    const isRtl = level % 2 === 1;
    const shown = isRtl ? (bidi.getMirroredCharacter(letter) ?? letter) : letter;
    const isJoined = /^[ \p{M}]$/u.test(letter) && last?.level === level;
    const font = isJoined && last ? last.font : fontOf(letter);
    if (last?.level === level && last.font === font) last.text += shown;
    else runs.push({ font, text: shown, isRtl, level });
  }
  return runs;
}

/** The writer turns a run round by itself where it has Arabic letters, signs or digits, and no other. */
function needsTurning({ text, isRtl }: Run): boolean {
  const isArabic = /\p{Script=Arabic}/u.test(text) || ARABIC_DIGITS.test(text);
  return isRtl ? !isArabic : isArabic;
}

/** From the highest level down, what lies at it or above is reversed: rule L2 of the Unicode bidirectional algorithm. */
function reordered(logical: readonly Run[]): Run[] {
  const runs = [...logical];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level >= 1; level -= 1)
    for (let from = 0; from < runs.length; from += 1) {
      let to = from;
      while ((runs[to]?.level ?? -1) >= level) to += 1;
      if (to > from) runs.splice(from, to - from, ...runs.slice(from, to).reverse());
      from = to;
    }
  return runs;
}

/** A line from left to right on the paper, by the Unicode bidirectional algorithm; brackets are mirrored where they have to be. */
export const visualRuns = (text: string, base: Direction): VisualRun[] =>
  reordered(logicalRuns(text, base)).map((run) => ({
    font: run.font,
    isRtl: run.isRtl,
    text: needsTurning(run) ? [...run.text].reverse().join('') : run.text,
  }));
