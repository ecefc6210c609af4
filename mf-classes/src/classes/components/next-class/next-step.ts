import type { Viewer } from '#/base/components/use-viewer.ts';
import { type ClassDetail, isHeld } from '#/class/api/class-schema.ts';
import { joiningOf } from '#/class/components/joining.ts';

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
