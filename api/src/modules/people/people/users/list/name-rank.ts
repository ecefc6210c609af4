import { folded } from '#base/database/folded.ts';

/** SQL: how well a name matches a search: 0 if the name begins with it, 1 if a word does, else 2. */
export const nameRank = (name: string, search: string): string => `case
  when starts_with(${folded(name)}, ${folded(search)}) then 0
  when position(' ' || ${folded(search)} in ${folded(name)}) > 0 then 1 else 2 end`;
