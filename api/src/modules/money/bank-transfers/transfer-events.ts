import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { Event, Question } from '#base/modules/registry.ts';
import type { PaidSource } from '#modules/money/receipts/write-receipts.ts';

/** A transfer that pays a due was edited or deleted: in that transaction, before its receipt is corrected. */
export const transferOfDueChanged = new Event<[sql: Sql, ctx: ViewerCtx, dueId: number]>('transferOfDueChanged');

/** What the module of dues knows of a transfer that pays one. */
export const transferQuestions = {
  paidFor: new Question<(sql: Sql, dueId: number) => Promise<Pick<PaidSource, 'studentId' | 'item'>>>('paidFor'),
};
