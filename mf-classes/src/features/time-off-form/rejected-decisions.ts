import { ApiError } from '@academy/shared-auth';
import type { SentDecision } from '#/api/times-off.ts';

const keyOf: Readonly<Record<string, string>> = {
  past: 'timesOff.form.pastTime',
  teacher: 'timesOff.obstacle.teacher',
  student: 'timesOff.obstacle.student',
  absence: 'timesOff.obstacle.absence',
  closure: 'timesOff.obstacle.closure',
};

/** What the API has rejected of the decisions that were sent, by class, as keys. */
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

/** What is asked about anew: a decision that makes no sense would be rejected there too; what is in the way of one is said there. */
export function askedAgain(error: unknown, sent: readonly SentDecision[]): readonly SentDecision[] {
  if (!(error instanceof ApiError) || error.status !== 422) return sent;
  const rejected = rejectedDecisions(error, sent);
  return sent.filter(({ classId }) => !rejected.has(classId));
}
