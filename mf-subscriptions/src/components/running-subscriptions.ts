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
