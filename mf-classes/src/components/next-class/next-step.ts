import { type ClassDetail, type ClassRow, isHeld } from '#/api/class-schema.ts';
import type { Viewer } from '#/components/use-viewer.ts';

/** Where joining stands for this viewer; `none`: never; `any`: staff outside of the window. */
type Joining = 'none' | 'before' | 'open' | 'joined' | 'over' | 'any';

type Timed = Pick<ClassRow, 'status' | 'join' | 'may' | 'student' | 'teacher'> & Partial<Pick<ClassDetail, 'log'>>;

/** D23: students and teachers join from ten minutes before to a quarter of an hour after; the API says who else. */
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

type NextStep = 'join' | 'leave' | 'report' | 'readReport' | 'edit' | null;

/** The one thing that this viewer most likely wants to do with the class now. */
export function nextStepOf(detail: ClassDetail, viewer: Pick<Viewer, 'id'>, now: number): NextStep {
  const joining = joiningOf(detail, viewer.id, now);
  const isOver = now >= Date.parse(detail.ends_at);
  if (joining === 'joined' && !isOver) return 'leave';
  if (joining === 'open' && !isOver) return 'join';
  if (detail.may.report && (isOver || !['open', 'joined'].includes(joining))) return 'report';
  if (isHeld(detail) && detail.may.viewReport && detail.report) return 'readReport';
  if (joining === 'joined') return 'leave';
  if (joining === 'open') return 'join';
  return detail.may.editTime ? 'edit' : null;
}
