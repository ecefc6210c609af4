import type { PaletteLink } from './palette-links.ts';

const TASHKEEL = /[\u064B-\u065F\u0670\u0640]/g;

/** Lower case without what writers leave out: Latin accents, Arabic vowel signs, the shapes of alef, ya and ta. */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(TASHKEEL, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .toLowerCase()
    .trim();
}

/** The links whose label in either language holds every word of the query; those that begin with it come first. */
export function findLinks(links: readonly PaletteLink[], query: string): PaletteLink[] {
  const wanted = foldText(query);
  if (wanted === '') return [...links];
  const words = wanted.split(/\s+/);
  const labelsOf = ({ label }: PaletteLink) => [foldText(label.en), foldText(label.ar)];
  const fits = (link: PaletteLink) => labelsOf(link).some((label) => words.every((word) => label.includes(word)));
  const begins = (link: PaletteLink) => labelsOf(link).some((label) => label.startsWith(wanted));
  const found = links.filter(fits);
  return [...found.filter(begins), ...found.filter((link) => !begins(link))];
}
