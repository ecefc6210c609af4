import type { Range } from '../quran/ranges.ts';

export const kinds = ['new', 'near', 'far', 'reading'] as const;

/** What was heard in a class. */
export interface Entry extends Range {
  kind: (typeof kinds)[number];
  quality: number;
  classId: number;
  /** The day of the class, by the student's clock. */
  date: string;
}

/** What the student knew before the academy heard it. */
export interface KnownRange extends Range {
  /** The day on which it was recorded, by the student's clock. */
  date: string;
}

/** All that is recorded of a student: what was known before, then the classes in their order, of each its entries in theirs. */
export interface History {
  known: readonly KnownRange[];
  entries: readonly Entry[];
}

/** H3: from this quality on a new lesson is memorised. */
export const MEMORISED_FROM = 3;
/** H4: up to this quality an ayah is to be strengthened. */
export const WEAK_TO = 2;
