import { ApiError } from '@academy/shared-auth';
import type { SentDecision } from '#/timetable/api/times-off.ts';

const keyOf: Readonly<Record<string, string>> = {
  past: 'timesOff.form.pastTime',
  teacher: 'timesOff.obstacle.teacher',
  student: 'timesOff.obstacle.student',
  absence: 'timesOff.obstacle.absence',
  closure: 'timesOff.obstacle.closure',
  hold: 'timesOff.obstacle.hold',
};

/** The API's errors about the sent decisions, by class, as keys. */
export function rejectedDecisions(error: unknown, sent: readonly SentDecision[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (!(error instanceof ApiError)) return found;
  for (const { path, code } of error.fields) {
    const [, index] = /^decisions\.(\d+)\b/.exec(path) ?? [];
    const decision = sent[Number(index)];
    if (decision) found.set(decision.classId, keyOf[code] ?? 'series.change.rejected');
  }
  return found;
}

/**
 * The decisions that are checked again: impossible ones are left out, since the API would reject them again; obstacles
 * are reported there.
 */
export function askedAgain(error: unknown, sent: readonly SentDecision[]): readonly SentDecision[] {
  if (!(error instanceof ApiError) || error.status !== 422) return sent;
  const rejected = rejectedDecisions(error, sent);
  return sent.filter(({ classId }) => !rejected.has(classId));
}
