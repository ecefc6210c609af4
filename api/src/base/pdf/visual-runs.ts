import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** A piece of a line in one direction, in the form that the PDF writer needs. */
export interface VisualRun {
  text: string;
  isRtl: boolean;
  /** Its place in reading order, from 0: runs are painted in it, so that a machine reads the line as people do. */
  order: number;
}

/** `auto`: the direction of the first letter, as in a `bdi`. */
export type Direction = 'ltr' | 'rtl' | 'auto';

type Run = VisualRun & { level: number };

/** Direction marks have no glyph. */
const MARK = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/;
const ARABIC_DIGITS = /^[\u0660-\u066c\u06f0-\u06f9]+$/;

/** The runs of a line in reading order. */
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
    if (last?.level === level) last.text += shown;
    else runs.push({ text: shown, isRtl, level, order: runs.length });
  }
  return runs;
}

/** The writer itself reverses only runs with Arabic letters, signs or digits. */
function needsTurning({ text, isRtl }: Run): boolean {
  const isArabic = /\p{Script=Arabic}/u.test(text) || ARABIC_DIGITS.test(text);
  return isRtl ? !isArabic : isArabic;
}

/**
 * From the highest level down, all runs at that level or above are reversed: rule L2 of the Unicode bidirectional
 * algorithm.
 */
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

/**
 * A line in visual order from left to right, by the Unicode bidirectional algorithm; brackets are mirrored where
 * needed.
 */
export const visualRuns = (text: string, base: Direction): VisualRun[] =>
  reordered(logicalRuns(text, base)).map((run) => ({
    order: run.order,
    isRtl: run.isRtl,
    text: needsTurning(run) ? [...run.text].reverse().join('') : run.text,
  }));
