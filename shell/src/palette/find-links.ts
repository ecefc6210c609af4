import { foldedWords, foldText } from '@academy/shared-auth/typed-text';
import type { PaletteLink } from './palette-links.ts';

/**
 * The links whose label in either language contains every word of the search term; those that start with it come first.
 */
export function findLinks(links: readonly PaletteLink[], query: string): PaletteLink[] {
  const words = foldedWords(query);
  if (words.length === 0) return [...links];
  const wanted = words.join(' ');
  const labelsOf = ({ label }: PaletteLink) => [foldText(label.en), foldText(label.ar)];
  const fits = (link: PaletteLink) => labelsOf(link).some((label) => words.every((word) => label.includes(word)));
  const begins = (link: PaletteLink) => labelsOf(link).some((label) => label.startsWith(wanted));
  const found = links.filter(fits);
  return [...found.filter(begins), ...found.filter((link) => !begins(link))];
}
