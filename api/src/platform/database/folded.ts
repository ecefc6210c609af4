/** Letters that readers take for one (D67), then marks that they leave out: tashkeel, the small alef and the tatweel. */
const variants = '\u0623\u0625\u0622\u0671\u0629\u0649';
const written = '\u0627\u0627\u0627\u0627\u0647\u064a';
const leftOut = '\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0653\u0654\u0655\u0670\u0640';

/** SQL: a text as filters compare it, without regard to case and to the variants of Arabic letters. */
const folded = (text: string): string => `translate(lower(${text}), '${variants}${leftOut}', '${written}')`;

/** SQL: whether a text contains another one, both folded. What is sought has no wildcards. */
export const containsFolded = (text: string, sought: string): string =>
  `position(${folded(sought)} in ${folded(text)}) > 0`;
