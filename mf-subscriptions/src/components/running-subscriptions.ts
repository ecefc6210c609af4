import type { Subscription, Summary } from '#/api/purchases.ts';

export interface Running {
  studentId: string | null;
  /** Null: the viewer's own. */
  name: string | null;
  subscription: Subscription;
  mayManage: boolean;
}

/** The running subscriptions of the viewer and the family. */
export const runningOf = ({ subscription, may, family }: Summary, userId: string | null): Running[] => [
  ...(subscription ? [{ studentId: userId, name: null, subscription, mayManage: may.manage }] : []),
  ...family.map(({ student, may: ofChild, ...each }) => ({
    ...each,
    studentId: student.id,
    name: student.name,
    mayManage: ofChild.manage,
  })),
];

/** The students whose renewal could not be charged; its notice says whether their classes are paused (D114). */
export const lateStudents = (summary: Summary, userId: string | null): (string | null)[] =>
  runningOf(summary, userId)
    .filter(({ subscription }) => subscription.state === 'past_due')
    .map(({ studentId }) => studentId);
