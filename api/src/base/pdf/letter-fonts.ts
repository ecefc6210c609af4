import type PDFDocument from 'pdfkit';
import { drawMarksLast, type EmbeddedFont } from './marks-last.ts';
import { type BaseFont, paperFonts } from './paper-fonts.ts';
import { fontNameOf, isFurther, sliceFont, slicesFor, type Weight } from './script-fonts.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

/** A text that can be painted: each of its letters, by the index of its first unit, has a font. */
export interface Letters {
  text: string;
  fontAt: (index: number) => string;
}

const SHAPELESS = /^[\p{Cf}\p{Zs}\p{VS}]$/u;
/** A word keeps one font, so that its letters join. */
const PIECES = /[\p{L}\p{M}\u200c\u200d]+|[^\p{L}\p{M}]/gu;
/** In colour in every font; `©`, `™` and the like are signs. */
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}[\ufe0f\u200d]/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const clustersOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);
const codesOf = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);

/** A name without its emoji, unless it has nothing else. */
export function withoutEmoji(text: string): string {
  if (!EMOJI.test(text)) return text;
  const rest = clustersOf(text).filter((cluster) => !EMOJI.test(cluster));
  const left = rest.join('').replace(/ {2,}/g, ' ').trim();
  return left.replace(/\p{Cf}/gu, '') === '' ? text : left;
}

/** Visible, and says to whoever reads the paper which letter is meant. */
const standIn = (code: number): string => `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;

/**
 * The fonts of a paper. Letters that no font has yet are noted while the paper is written; `load` fetches fonts for
 * them, and the paper is written again.
 */
export class LetterFonts {
  readonly #weights = new Map<string, Weight | 'any'>();
  readonly #bytes: [name: string, bytes: Buffer][] = [];
  readonly #wanting = new Map<string, { code: number; weight: Weight }>();
  readonly #unknown = new Set<number>();
  #embedded = new Map<string, EmbeddedFont>();

  static async open(): Promise<LetterFonts> {
    const fonts = new LetterFonts();
    for (const [name, bytes] of await paperFonts()) fonts.#add(name, bytes, name === 'fallback' ? 'any' : name);
    return fonts;
  }

  /** Letters for which there is no font at all. */
  get missing(): string[] {
    return [...this.#unknown].map((code) => String.fromCodePoint(code));
  }

  /** Registers the fonts with a new document. */
  attach(pdf: Pdf): void {
    this.#embedded = new Map();
    for (const [name, bytes] of this.#bytes) {
      pdf.registerFont(name, bytes);
      // The writer's internal object of a font, which its types do not show.
      const { _font: embedded } = pdf.font(name) as unknown as { _font: EmbeddedFont };
      drawMarksLast(embedded);
      this.#embedded.set(name, embedded);
    }
  }

  /** What each font of the document writes as text behind its glyphs. */
  get glyphTexts(): EmbeddedFont['unicode'][] {
    return [...this.#embedded.values()].map(({ unicode }) => unicode);
  }

  /** Fetches fonts for the letters without one. @returns whether there are new fonts. */
  async load(): Promise<boolean> {
    const before = this.#bytes.length;
    for (const { code, weight } of this.#wanting.values()) {
      const slices = await slicesFor(code);
      const names = slices.map((slice) => fontNameOf(slice, weight));
      // An earlier letter of this round has added a font that has this letter too.
      if (names.some((name) => this.#weights.has(name) && !this.#embedded.has(name))) continue;
      const next = slices.find((slice) => !this.#weights.has(fontNameOf(slice, weight)));
      if (next) this.#add(fontNameOf(next, weight), await sliceFont(next, weight), weight);
      else this.#unknown.add(code);
    }
    this.#wanting.clear();
    return this.#bytes.length > before;
  }

  /** A text with a font for each letter. */
  choose(text: string, wanted: BaseFont): Letters {
    const fonts: string[] = [];
    let shown = '';
    for (const piece of text.match(PIECES) ?? []) {
      const whole = this.#find(piece, wanted);
      const parts = whole
        ? [{ text: piece, font: whole }]
        : clustersOf(piece).flatMap((each) => this.#parts(each, wanted));
      for (const part of parts) {
        shown += part.text;
        for (let unit = 0; unit < part.text.length; unit += 1) fonts.push(part.font);
      }
    }
    return { text: shown, fontAt: (index) => fonts[index] ?? wanted };
  }

  #add(name: string, bytes: Buffer, weight: Weight | 'any'): void {
    this.#weights.set(name, weight);
    this.#bytes.push([name, bytes]);
  }

  #has(name: string, code: number): boolean {
    return this.#embedded.get(name)?.font.hasGlyphForCodePoint(code) ?? false;
  }

  /** The first font that has all letters of a text: the wanted one, then those of its weight. */
  #find(text: string, wanted: BaseFont): string | undefined {
    const codes = codesOf(text).filter((code) => !SHAPELESS.test(String.fromCodePoint(code)));
    const weight: Weight = wanted === 'bold' ? 'bold' : 'regular';
    const names = [...this.#weights].filter(([, each]) => each === weight || each === 'any').map(([name]) => name);
    return [wanted, ...names].find(
      (name) => codes.every((code) => this.#has(name, code)) && this.#canShape(name, text),
    );
  }

  /** The library cannot shape every text in every font: then its letters are taken one by one. */
  #canShape(name: string, text: string): boolean {
    if (!isFurther(name)) return true;
    try {
      this.#embedded.get(name)?.font.layout(text);
      return true;
    } catch {
      return false;
    }
  }

  #parts(cluster: string, wanted: BaseFont): { text: string; font: string }[] {
    for (const text of [cluster, cluster.normalize('NFC'), cluster.normalize('NFD')]) {
      const font = this.#find(text, wanted);
      if (font) return [{ text, font }];
    }
    const weight: Weight = wanted === 'bold' ? 'bold' : 'regular';
    return Array.from(cluster, (text) => {
      const font = this.#find(text, wanted);
      if (font) return { text, font };
      const [code = 0] = codesOf(text);
      this.#wanting.set(`${code}/${weight}`, { code, weight });
      return { text: standIn(code), font: wanted };
    });
  }
}
