import type { Grade } from './hand-ins.table.ts';

/** C25: a student hands in, and again, until the teacher has marked it with another grade than "again". */
export const isOpenForHandIn = (latest: { grade: Grade | null } | null): boolean =>
  latest === null || latest.grade === null || latest.grade === 'again';
