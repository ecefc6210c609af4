import { screen } from '@testing-library/react';
import { aClass, aClassDetail, may } from '#/testing/classes.ts';
import type { renderAt } from '#/testing/render-at.tsx';

export const PATH = '/dashboard/classes/30/manage';
const MINUTE = 60_000;
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();
export const open = { status: 'needs_report_to_end', may: may('report', 'edit'), starts_at: inMinutes(-60) } as const;
export const outcome = (remaining_after: number, teacher_paid = true) => ({
  allowed: true,
  from: null,
  remaining_after,
  teacher_paid,
});
export const outcomes = {
  presence: outcome(4),
  trial: outcome(5),
  absence_student: outcome(4),
  absence_teacher: outcome(5, false),
};
/** A class that waits for its report. */
export const detail = (about: object = {}) =>
  aClassDetail({ id: '30', ...open, remaining_classes: 5, outcomes, ...about });
export const saved = (next: string | null = null) => ({
  data: { id: '90', class: aClass({ id: '30', status: 'ended' }), remaining_classes: 4, next_class_id: next },
});

type User = Awaited<ReturnType<typeof renderAt>>['user'];
/** Three interactions: attendance, a ready sentence, save. */
export async function write(user: User) {
  await user.click(await screen.findByRole('radio', { name: 'Present' }));
  await user.click(screen.getByRole('button', { name: 'Read well' }));
  await user.click(screen.getByRole('button', { name: 'Save report' }));
}
