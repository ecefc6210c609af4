import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { Event, Question } from '#base/modules/registry.ts';

/** Why a rule asks that a leader reads a report (D154). */
export const reportFlags = ['absence', 'quality', 'short'] as const;
export type ReportFlag = (typeof reportFlags)[number];

interface Submitted {
  reportId: number;
  teacherId: number;
  flags: readonly ReportFlag[];
  isHidden: boolean;
}

/** A report was submitted, for the first time or again; modules above follow it in the same transaction. */
export const reportSubmitted = new Event<[sql: Sql, ctx: ViewerCtx, submitted: Submitted]>('reportSubmitted');

/** The author changed the text or the parts of a report. */
export const reportMended = new Event<[sql: Sql, ctx: ViewerCtx, reportId: number]>('reportMended');

/** The family reads a report from now on; `by` is null if it was released by itself. */
export const reportReleased = new Event<[sql: Sql, released: { reportId: number; by: number | null; at: Date }]>(
  'reportReleased',
);

/** What reports ask modules above. */
export const reportQuestions = {
  /** SQL: with which words a report was returned to its author, as a JSON object `note, by, at`; null otherwise. */
  returned: new Question<(report: string) => string>('returned'),
};
