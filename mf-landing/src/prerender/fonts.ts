import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

interface Face {
  family: string;
  /** Package and path of the font that is cut down. */
  source: string;
  weight: string;
  /** Beyond the page's own text: what a visitor may type. */
  alsoFor: string;
  range: string;
  axes?: Record<string, { min: number; max: number }>;
}

const LATIN = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)).join('');
const ARABIC = 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهويىًٌٍَُِّْٰـ،؛؟';
const ARABIC_RANGE = 'U+0600-06FF,U+200C-200E,U+FB50-FDFF,U+FE70-FEFC';
const files = '@fontsource-variable/readex-pro/files/readex-pro';
const weights = { wght: { min: 300, max: 600 } };

export const faces = {
  latin: {
    family: 'Readex Pro',
    source: `${files}-latin-wght-normal.woff2`,
    weight: '300 600',
    alsoFor: LATIN,
    range: 'U+0-2FF,U+2000-22FF',
    axes: weights,
  },
  arabic: {
    family: 'Readex Pro',
    source: `${files}-arabic-wght-normal.woff2`,
    weight: '300 600',
    alsoFor: ARABIC,
    range: ARABIC_RANGE,
    axes: weights,
  },
  display: {
    family: 'Amiri',
    source: '@fontsource/amiri/files/amiri-arabic-400-normal.woff2',
    weight: '400',
    alsoFor: '',
    range: ARABIC_RANGE,
  },
} satisfies Record<string, Face>;

export interface CutFont {
  /** File name with a hash of the content. */
  name: string;
  bytes: Buffer;
  css: string;
}

/** Cuts a font down to what the page shows and what may be typed into it. */
export async function cutFont(face: Face, text: string): Promise<CutFont> {
  const whole = await readFile(createRequire(import.meta.url).resolve(face.source));
  const bytes = await subsetFont(whole, text + face.alsoFor, {
    targetFormat: 'woff2',
    ...(face.axes ? { variationAxes: face.axes } : {}),
  });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const name = `${face.family.toLowerCase().replace(' ', '-')}.${hash}.woff2`;
  const css = `@font-face{font-family:"${face.family}";src:url(/site/${name}) format("woff2");font-weight:${face.weight};font-display:swap;unicode-range:${face.range}}`;
  return { name, bytes, css };
}
