import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { allColumnsOf, jsonOf, selectOf } from '#base/fields/fields.ts';
import type { AnswerOf } from '#base/modules/registry.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import type { WireClassDetail } from '#modules/classes/classes/class-detail.schema.ts';
import type { classQuestions } from '#modules/classes/classes/class-questions.ts';
import { reportDraftFields } from '#modules/classes/classes/report-draft.fields.ts';
import { reportTextFields } from './report.fields.ts';
import { readParts } from './report-part.ts';
import { commentOf } from './report-parts.ts';

type Report = NonNullable<WireClassDetail['report']>;
type Draft = NonNullable<WireClassDetail['draft']>;

/** The stored data of the report that the class itself does not have. */
interface StoredReport extends Report {
  texts: Pick<Draft, keyof typeof reportTextFields>;
}

const reportText = `select r.id::text as id, ${commentOf('r.id')} as text, ${userRef('r.author_id')} as author,
    ${instantOf('r.created_at')} as created_at, ${instantOf('r.edited_at')} as edited_at, ${jsonOf(reportTextFields)} as texts
  from daily_reports r where r.class_id = $1 and r.deleted_at is null`;

const draftText = `select ${selectOf(reportDraftFields)} from daily_report_drafts d where class_id = $1 and author_id = $2`;

async function findDraft(sql: Sql, classId: number, viewerId: number): Promise<Draft | undefined> {
  const [draft] = await sql.query<Draft>({ name: 'report-draft', text: draftText, values: [classId, viewerId] });
  return draft;
}

/**
 * The report of a reopened class is a draft again, for the next author; attendance and outcome must be entered again.
 */
const asDraft = ({ texts, created_at }: StoredReport, parts: Draft['parts']): Draft => ({
  ...allColumnsOf(reportDraftFields, texts),
  ...texts,
  parts,
  updated_at: created_at,
});

/** The report in the detail of a class. */
export const reportOfClass: AnswerOf<typeof classQuestions.reportOf> = async (ctx, classId, { canRead, canWrite }) => {
  const { sql, viewer } = ctx;
  const draft = canWrite ? await findDraft(sql, classId, viewer.userId) : undefined;
  if (!canRead && (!canWrite || draft)) return { report: null, draft: draft ?? null };
  const [found] = await sql.query<StoredReport>({ name: 'report-of-class', text: reportText, values: [classId] });
  if (!found) return { report: null, draft: null };
  const { texts: _, ...report } = found;
  if (canRead) return { report, draft: null };
  return { report: null, draft: asDraft(found, await readParts(sql, ctx, Number(report.id))) };
};
