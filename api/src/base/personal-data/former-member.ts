import { textIn } from '#base/text/both-languages.ts';

/** The stored name of whoever was erased (D123). */
export const FORMER_MEMBER = 'Former member';

const words = { en: FORMER_MEMBER, ar: 'عضو سابق' };
type Language = keyof typeof words;

/** A name as people read it: that of an erased person is in their language. */
export const nameIn = (name: string, language: Language): string => (name === FORMER_MEMBER ? words[language] : name);

/** Rows of a table with the names of erased people, and our own titles (D168), in a language. */
export const rowsIn = <Cell>(rows: readonly (readonly Cell[])[], language: Language): (Cell | string)[][] =>
  rows.map((row) => row.map((cell) => (typeof cell === 'string' ? textIn(nameIn(cell, language), language) : cell)));

/** JSON in which each value that is the name of an erased person is in a language. */
export const jsonIn = (json: string, language: Language): string =>
  language === 'en' ? json : json.replaceAll(`"${FORMER_MEMBER}"`, `"${words[language]}"`);
