import { instantOf } from '#base/database/instant.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { nameOf } from '#modules/accounts/identity/accounts.ts';
import { monthClasses, monthFacts, type PairMonth } from './month-facts.ts';
import type { MonthlyDraftInput, NamedMonth, WireMonthlyDraft, WireMonthlyForm } from './monthly-reports.schema.ts';
import { ownPair } from './own-pair.ts';
import { questions } from './questions.ts';

const pairValues = ({ teacherId, studentId, year, month }: PairMonth) => [teacherId, studentId, year, month];

async function findDraft({ sql, viewer }: ViewerCtx, pair: PairMonth): Promise<WireMonthlyDraft | null> {
  const [draft] = await sql.query<WireMonthlyDraft>({
    text: `select answers, ${instantOf('updated_at')} as updated_at from monthly_report_drafts
      where author_id = $5 and teacher_id = $1 and student_id = $2 and year = $3 and month = $4`,
    values: [...pairValues(pair), viewer.userId],
  });
  return draft ?? null;
}

async function findExisting({ sql }: ViewerCtx, pair: PairMonth): Promise<string | null> {
  const [report] = await sql.query<{ id: string }>({
    text: `select id::text as id from monthly_reports
      where teacher_id = $1 and student_id = $2 and year = $3 and month = $4`,
    values: pairValues(pair),
  });
  return report?.id ?? null;
}

/** The data for writing a monthly report: the questions, the facts of the month, and the draft. */
export async function findMonthlyForm({ ctx, named }: { ctx: ViewerCtx; named: NamedMonth }): Promise<WireMonthlyForm> {
  const { sql } = ctx;
  const pair = await ownPair(ctx, named);
  const { teacherId, studentId, year, month } = pair;
  return {
    student: { id: String(studentId), name: await nameOf(sql, studentId) },
    teacher: { id: String(teacherId), name: await nameOf(sql, teacherId) },
    year,
    month,
    questions: { en: [...questions.en], ar: [...questions.ar] },
    facts: await monthFacts(ctx, pair),
    classes: await monthClasses(sql, pair),
    draft: await findDraft(ctx, pair),
    report_id: await findExisting(ctx, pair),
  };
}

const saveText = `insert into monthly_report_drafts (teacher_id, student_id, year, month, author_id, answers, updated_at)
  values ($1, $2, $3, $4, $5, $6::text[], $7)
  on conflict (author_id, teacher_id, student_id, year, month)
  do update set answers = excluded.answers, updated_at = excluded.updated_at
  where monthly_report_drafts.updated_at <= excluded.updated_at`;

/** Stores the viewer's draft of a monthly report. */
export async function saveMonthlyDraft({
  ctx,
  input,
}: {
  ctx: ViewerCtx;
  input: MonthlyDraftInput;
}): Promise<WireMonthlyDraft> {
  const { sql, viewer, now } = ctx;
  const pair = await ownPair(ctx, input);
  await sql.query({ text: saveText, values: [...pairValues(pair), viewer.userId, input.answers, now] });
  return { answers: input.answers, updated_at: now.toISOString() };
}
