import { HADITH } from '#/sections/hadith.tsx';
import { type Language, textIn } from '#/site/texts.ts';

export interface FontFace {
  family: string;
  /** Package and path of the font to subset. */
  source: string;
  weight: string;
  /** The characters to keep. */
  text: string;
  range: string;
  weights?: { min: number; max: number } | number;
  features?: string[];
}

const LATIN = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)).join('');
const ARABIC = 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهويىًٌٍَُِّْٰـ،؛؟ﷺ';
const LATIN_RANGE = 'U+0-2FF,U+2000-200B,U+200E-22FF';
const ARABIC_RANGE = 'U+0600-06FF,U+200C-200D,U+FB50-FDFF,U+FE70-FEFC';
const files = '@fontsource-variable/readex-pro/files/readex-pro';
const readex = { family: 'Readex Pro', weight: '300 600', weights: { min: 300, max: 600 } };
const latin = { ...readex, source: `${files}-latin-wght-normal.woff2`, range: LATIN_RANGE };
const arabic = { ...readex, source: `${files}-arabic-wght-normal.woff2`, range: ARABIC_RANGE };

/** Shaping without the rare ligatures, which would add 200 glyphs for one line. */
const hadith: FontFace = {
  family: 'Amiri',
  source: '@fontsource/amiri/files/amiri-arabic-400-normal.woff2',
  weight: '400',
  text: HADITH,
  range: ARABIC_RANGE,
  features: ['init', 'medi', 'fina', 'mark', 'mkmk', 'kern', 'curs'],
};

/** The other language's name is on every page; it must not add a whole alphabet. */
const label: FontFace = {
  ...arabic,
  family: 'Readex Pro Label',
  text: textIn('en', 'nav.language'),
  weight: '400',
  weights: 400,
};

const other = 'Readex Pro Other';

/**
 * The faces of a page. Each alphabet is complete, since a visitor may type it; on the Arabic page Latin letters are
 * few, and one weight of them is enough.
 */
export function facesOf(language: Language, pageText: string): FontFace[] {
  return language === 'ar'
    ? [
        { ...arabic, text: pageText + ARABIC },
        { ...latin, family: other, weights: 400, text: pageText + LATIN },
        hadith,
      ]
    : [{ ...latin, text: pageText + LATIN }, { ...arabic, family: other, text: pageText + ARABIC }, label, hadith];
}
