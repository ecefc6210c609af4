import { AYAHS, hizbParts, juzParts, type Part, pageOf, pages, positionOf, surahs } from './structure.ts';

const startsOf = (parts: readonly Part[]) => parts.map(({ number, first }) => ({ number, ...positionOf(first) }));

/** The facts about the Quran that screens need: numbers and names, without its text. */
export const structureJson = {
  ayahs: AYAHS,
  surahs: surahs.map(({ number, ayahs, first, name }) => ({ number, ayahs, page: pageOf(first), name })),
  juz: startsOf(juzParts),
  hizb: startsOf(hizbParts),
  pages: startsOf(pages),
};
