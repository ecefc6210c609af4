import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** A piece of a line in one direction and one font, in the form that the PDF writer needs. */
export interface VisualRun {
  text: string;
  isRtl: boolean;
  font: string;
  /** Its place in reading order, from 0: runs are painted in it, so that a machine reads the line as people do. */
  order: number;
}

export type Direction = 'ltr' | 'rtl';

const [LRI, RLI, FSI, PDI] = ['\u2066', '\u2067', '\u2068', '\u2069'];

/** A name or a number within a text of another direction: it has the direction of its first letter, as in a `bdi`. */
export const isolate = (text: string): string => `${FSI}${text}${PDI}`;

/** A text that stays left to right. */
export const isolateLtr = (text: string): string => `${LRI}${text}${PDI}`;

/** The same with its direction stated, so that it keeps it on all its lines. */
export const isolateWhole = (text: string): string =>
  `${(bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level ?? 0) % 2 === 1 ? RLI : LRI}${text}${PDI}`;

/** A text that is isolated over several lines is isolated on each of them. */
export function closeIsolates(lines: readonly string[]): string[] {
  const open: string[] = [];
  return lines.map((line) => {
    const before = open.join('');
    for (const letter of line) {
      if (letter === PDI) open.pop();
      else if (letter === LRI || letter === RLI || letter === FSI) open.push(letter);
    }
    return `${before}${line}${PDI?.repeat(open.length)}`;
  });
}

type Run = VisualRun & { level: number };

/** Direction marks have no glyph. */
const MARK = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/;
const ARABIC_DIGITS = /^[\u0660-\u066c\u06f0-\u06f9]+$/;

/** Scripts that the writer itself sets from right to left. */
const RTL_SCRIPT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}\p{Script=Syriac}\p{Script=Nko}]/u;

/** The runs of a line in reading order. */
function logicalRuns(text: string, base: Direction, fontAt: (index: number) => string): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, base);
  const runs: Run[] = [];
  for (let at = 0; at < text.length; ) {
    const letter = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const level = levels[at] ?? 0;
    const font = fontAt(at);
    at += letter.length;
    if (MARK.test(letter)) continue;
    const last = runs.at(-1);
    const isRtl = level % 2 === 1;
    const shown = isRtl ? (bidi.getMirroredCharacter(letter) ?? letter) : letter;
    if (last?.level === level && last.font === font) last.text += shown;
    else runs.push({ text: shown, isRtl, level, font, order: runs.length });
  }
  return runs;
}

/** The writer itself reverses only runs with letters of these scripts, or Arabic digits. */
function needsTurning({ text, isRtl }: Run): boolean {
  const isTurned = RTL_SCRIPT.test(text) || ARABIC_DIGITS.test(text);
  return isRtl ? !isTurned : isTurned;
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
 * needed. @param fontAt the font of the letter that begins at an index.
 */
export const visualRuns = (text: string, base: Direction, fontAt: (index: number) => string = () => ''): VisualRun[] =>
  reordered(logicalRuns(text, base, fontAt)).map((run) => ({
    order: run.order,
    isRtl: run.isRtl,
    font: run.font,
    text: needsTurning(run) ? [...run.text].reverse().join('') : run.text,
  }));
