import type { ColorName } from '../theme/tokens.ts';

const tones = ['brand', 'tint1', 'tint2', 'tint3', 'tint4', 'tint5', 'tint6', 'tint7'] as const;

export interface Tint {
  bg: ColorName;
  color: ColorName;
}

const tints = tones.map((tone): Tint => ({ bg: `${tone}.subtle`, color: `${tone}.fg` }));
const [first = { bg: 'brand.subtle', color: 'brand.fg' } satisfies Tint] = tints;

/** The colour of a person's initials: the same for the same id, on every page and after a change of name. */
export function personTint(id: string): Tint {
  let hash = 0;
  for (const char of id) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) >>> 0;
  return tints[hash % tints.length] ?? first;
}
