import type { Grade } from './hand-ins.table.ts';

/** C25: a student can hand in several times, until the teacher gives a grade other than "again". */
export const isOpenForHandIn = (latest: { grade: Grade | null } | null): boolean =>
  latest === null || latest.grade === null || latest.grade === 'again';
