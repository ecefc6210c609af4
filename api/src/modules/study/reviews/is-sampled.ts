interface Sampling {
  /** How many first reports of a teacher are read. */
  first: number;
  /** Of the later ones each k-th is read; 0: none. */
  every: number;
}

/** D154: why the settings ask that a teacher's report with this number is read, counted from 1. */
export function isSampled(number: number, { first, every }: Sampling): ('first' | 'sample')[] {
  if (number <= first) return ['first'];
  return every > 0 && (number - first) % every === 0 ? ['sample'] : [];
}
