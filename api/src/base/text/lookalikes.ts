const table = (pairs: string): Map<string, string> =>
  new Map(pairs.split(' ').flatMap((pair) => [...pair.slice(1)].map((like) => [like, pair.charAt(0)] as const)));

/**
 * Cyrillic, Greek and other letters that look like a Latin letter, which comes first. Lower-case letters are compared
 * after case folding.
 */
const capitals = table('AАΑ BВΒ CСϹ EЕΕ HНΗ IІΙӀ JЈ KКΚ MМΜ NΝ OОΟ PРΡ QԚ SЅ TТΤ WԜ XХΧ YҮΥУ ZΖ VѴ');
const smalls = table('aаαɑ bЬв cсϲ dԁ eеҽ gɡ hһн iіιıӏ jј kкκ mмμ nηп oоοσ pрρ qԛ rг sѕ tтτ uυ vνѵ wԝω xхχ yуүγ zᴢ');

const through = (letters: Map<string, string>, text: string) =>
  [...text].map((letter) => letters.get(letter) ?? letter).join('');

/**
 * A name in the form for comparison: compatibility forms and case folded, invisible characters removed, blanks and
 * dashes unified.
 */
const sameCase = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\p{Pd}+|_/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * A text's appearance: two texts with the same shape are easily confused. `l`, `I`, `1` and `|` are one shape, so are
 * `O` and `0`.
 */
const shapeOf = (text: string): string =>
  through(smalls, sameCase(through(capitals, text.normalize('NFKC'))))
    .replace(/i\u0307/g, 'i')
    .replace(/[l1|]/g, 'i')
    .replace(/0/g, 'o');

/** Whether two names are equal, or differ only in case or in letters that look the same. */
export const looksLike = (one: string, other: string): boolean =>
  sameCase(one) === sameCase(other) || shapeOf(one) === shapeOf(other);
