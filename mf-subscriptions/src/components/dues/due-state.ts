import type { Badge } from '@academy/shared-ui';
import type { ComponentProps } from 'react';
import type { Due } from '#/api/dues.ts';

export const dueStates = ['open', 'reported', 'part', 'paid', 'waived'] as const;

/** Whether a reported transfer waits for the academy: nobody has to pay again meanwhile. */
export const isReviewed = ({ reports }: Pick<Due, 'reports'>): boolean => reports.some(({ state }) => state === 'open');

/** The first overdue due of each student. */
export const firstOverdue = (dues: readonly Due[]): Due[] =>
  dues
    .filter(({ overdueDays }) => overdueDays > 0)
    .filter((due, at, overdue) => overdue.findIndex(({ student }) => student.id === due.student.id) === at);

/** The words of a due's state, by a key of the texts: an unpaid one after its day is overdue. */
export function stateKey({ state, overdueDays, dropped }: Pick<Due, 'state' | 'overdueDays' | 'dropped'>): string {
  if (dropped) return dropped;
  if (overdueDays > 0 && (state === 'open' || state === 'part')) return state === 'open' ? 'overdue' : 'partOverdue';
  return dueStates.find((each) => each === state) ?? 'open';
}

export function stateTone(due: Parameters<typeof stateKey>[0]): ComponentProps<typeof Badge>['tone'] {
  if (due.state === 'paid') return 'success';
  if (due.state === 'reported') return 'info';
  if (due.state === 'waived') return 'neutral';
  return due.overdueDays > 0 ? 'danger' : 'warning';
}
