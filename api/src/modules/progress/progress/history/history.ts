import type { Range } from '../quran/ranges.ts';

export const kinds = ['new', 'near', 'far', 'reading'] as const;

/** A range that was heard in a class. */
export interface Entry extends Range {
  kind: (typeof kinds)[number];
  quality: number;
  classId: number;
  /** The day of the class, in the student's zone. */
  date: string;
}

/** A range that the student knew before the academy heard it. */
export interface KnownRange extends Range {
  /** The day on which it was recorded, in the student's zone. */
  date: string;
}

/** D156: a page with mistakes in an exam. */
export interface WeakPage {
  page: number;
  /** The day of the exam, in the student's zone. */
  on: string;
  /** The last class before it in which something was recited; null without one. */
  classId: number | null;
}

/**
 * All records of a student: first the ranges known before, then the entries, in the order of classes and within each
 * class.
 */
export interface History {
  known: readonly KnownRange[];
  entries: readonly Entry[];
  /** In the order of days; an exam takes nothing away, it makes these pages due. */
  weakInExam?: readonly WeakPage[];
}

/** H3: a new lesson with this quality or a better one is memorised. */
export const MEMORISED_FROM = 3;
/** H4: an ayah heard with this quality or a worse one is to be strengthened. */
export const WEAK_TO = 2;
