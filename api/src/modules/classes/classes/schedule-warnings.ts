import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { remainingClasses } from '#modules/people/people/ledger/book-reference.ts';
import { lacksDocuments } from '#modules/people/staff-documents/documents-sql.ts';
import type { ScheduleWarning } from './class-row.schema.ts';

interface People {
  studentId: number;
  teacherId: number;
}

/** What speaks against naming this teacher for the student, and prevents it not (D145). */
export const documentWarnings = async (sql: Sql, ctx: ViewerCtx, people: People): Promise<ScheduleWarning[]> =>
  (await lacksDocuments(sql, ctx, people)) ? ['documents_missing'] : [];

/** What speaks against classes of these people and prevents none (D22, D145). */
export async function warningsAbout(sql: Sql, ctx: ViewerCtx, people: People): Promise<ScheduleWarning[]> {
  const left = await remainingClasses(sql, people.studentId);
  return [...(left <= 0 ? ['no_classes_left' as const] : []), ...(await documentWarnings(sql, ctx, people))];
}
