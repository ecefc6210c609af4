import { type ClassDetail, type ClassRow, isHeld } from '#/class/api/class-schema.ts';

/** Whether this viewer can join; `none`: never; `any`: staff outside of the time for joining. */
export type Joining = 'none' | 'before' | 'open' | 'joined' | 'over' | 'any';

type Timed = Pick<ClassRow, 'status' | 'join' | 'may' | 'student' | 'teacher'> & Partial<Pick<ClassDetail, 'log'>>;

/**
 * D23: students and teachers join from 10 minutes before the start to 15 minutes after the end; the API says who else.
 */
export function joiningOf(detail: Timed, viewerId: string, now: number): Joining {
  const { status, join, may, log = [], student, teacher } = detail;
  if (isHeld(detail) || status === 'cancelled') return 'none';
  const isParty = viewerId === student.id || viewerId === teacher.id;
  if (!isParty && !may.join) return 'none';
  const isOver = now >= Date.parse(join.closes_at);
  if (isOver && isParty) return 'over';
  if (log.some(({ user, left_at }) => user.id === viewerId && left_at === null)) return 'joined';
  if (now >= Date.parse(join.opens_at) && !isOver) return 'open';
  return isParty ? 'before' : 'any';
}
