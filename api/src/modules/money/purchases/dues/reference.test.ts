import { expect, it } from 'vitest';
import { isReference, newReference } from './reference.ts';

const references = Array.from({ length: 200 }, newReference);

it('a reference has no characters that look alike', () => {
  for (const reference of references) expect(reference).toMatch(/^[^01256OILSZBU8]{7}$/);
});

it('a wrong character, and two neighbours that changed places, are no reference', () => {
  for (const reference of references) {
    expect(isReference(reference)).toBe(true);
    for (let at = 0; at < reference.length; at += 1) {
      const other = reference.charAt(at) === 'A' ? 'C' : 'A';
      expect(isReference(reference.slice(0, at) + other + reference.slice(at + 1))).toBe(false);
    }
    for (let at = 0; at < reference.length - 1; at += 1) {
      const [first, second] = [reference.charAt(at), reference.charAt(at + 1)];
      const swapped = reference.slice(0, at) + second + first + reference.slice(at + 2);
      expect(isReference(swapped)).toBe(first === second);
    }
  }
});
