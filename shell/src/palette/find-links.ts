import { foldedWords, foldText } from '@academy/shared-auth/typed-text';
import type { PaletteLink } from './palette-links.ts';

/** Without the Arabic article: «الغياب» finds «تسجيل غياب». */
const bare = (word: string) => word.replace(/^ال(?=..)/, '');

/**
 * The links whose label, with its synonyms, contains every word of the search term in either language; those whose label
 * starts with it come first, those that only their synonyms find last.
 */
export function findLinks(links: readonly PaletteLink[], query: string): PaletteLink[] {
  const typed = foldedWords(query);
  if (typed.length === 0) return [...links];
  const words = typed.map(bare);
  const wanted = typed.join(' ');
  const hasAll = (text: string) => words.every((word) => text.includes(word));
  const rankOf = ({ label, synonyms = [] }: PaletteLink): number => {
    const labels = [foldText(label.en), foldText(label.ar)];
    if (labels.some((text) => text.startsWith(wanted))) return 0;
    if (labels.some(hasAll)) return 1;
    const also = (['en', 'ar'] as const).map((language) =>
      foldText([label, ...synonyms].map((text) => text[language]).join(' ')),
    );
    return also.some(hasAll) ? 2 : 3;
  };
  const ranked = links.map((link) => ({ link, rank: rankOf(link) })).filter(({ rank }) => rank < 3);
  return ranked.sort((one, other) => one.rank - other.rank).map(({ link }) => link);
}
