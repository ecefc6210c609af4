import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { nameOf } from '#modules/accounts/identity/accounts.ts';
import { activeUsers } from '#modules/accounts/identity/users-sql.ts';
import { effectiveRelations, relationshipsOf } from '#modules/people/people/scope/relationships.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { monthText } from './calendar-month.ts';
import { studentsOfMonth } from './due-students.ts';
import type { PairMonth } from './month-facts.ts';
import { monthlyReportNotifications } from './monthly-reports.notifications.ts';
import type { MonthlyReportInput, WireSubmitted } from './monthly-reports.schema.ts';
import { ownPair } from './own-pair.ts';
import { worded } from './questions.ts';

const storeText = `insert into monthly_reports (teacher_id, student_id, year, month, language, answers, author_id, created_at)
  values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8) on conflict do nothing returning id`;

async function store(
  sql: Sql,
  ctx: ViewerCtx,
  pair: PairMonth,
  { questionsAndAnswers }: MonthlyReportInput,
): Promise<number> {
  const { language, answers } = worded(questionsAndAnswers);
  const { teacherId, studentId, year, month } = pair;
  const [row] = await sql.query<{ id: number }>({
    text: storeText,
    values: [teacherId, studentId, year, month, language, JSON.stringify(answers), ctx.viewer.userId, ctx.now],
  });
  if (!row) throw new AppError('bad_request', 'A report for this student and month already exists');
  await sql.query({
    text: `delete from monthly_report_drafts where teacher_id = $1 and student_id = $2 and year = $3 and month = $4`,
    values: [teacherId, studentId, year, month],
  });
  return row.id;
}

/** D53: of a report $1 its student, the student's parents, and the leaders of its teacher. */
const recipientsText = `select u.id from ${activeUsers} u, (select student_id, teacher_id from monthly_reports where id = $1) r
  where u.id = r.student_id
    or u.id in (select related_user_id from ${effectiveRelations} e where e.user_id = r.student_id and relationship_type = 'parent')
    or u.id in (select other_id from ${relationshipsOf('r.teacher_id')} b where own_role = 'teacher' and other_role = 'leader')`;

async function notifyOf(sql: Sql, ctx: ViewerCtx, id: number, pair: PairMonth): Promise<void> {
  const params = {
    student: await nameOf(sql, pair.studentId),
    teacher: await nameOf(sql, pair.teacherId),
    month: monthText(pair),
  };
  await notify(sql, {
    kind: monthlyReportNotifications.submitted,
    recipients: { select: recipientsText, of: id },
    params,
    actorId: ctx.viewer.userId,
    relatedId: id,
    at: ctx.now,
  });
}

/** D59: one report for each teacher, student and month. @throws AppError `bad_request` for a second one. */
export function submitMonthlyReport({
  ctx,
  input,
}: {
  ctx: ViewerCtx;
  input: MonthlyReportInput;
}): Promise<WireSubmitted> {
  return ctx.sql.transaction(async (sql) => {
    const pair = await ownPair({ ...ctx, sql }, input);
    const id = await store(sql, ctx, pair, input);
    const after = { teacher_id: pair.teacherId, student_id: pair.studentId, month: monthText(pair) };
    await writeAudit(sql, ctx, { action: 'monthly-report.create', subject: 'monthly-report', subjectId: id, after });
    await notifyOf(sql, ctx, id, pair);
    const { students } = await studentsOfMonth(sql, pair.teacherId, pair);
    return { id: String(id), to_go: students.length, next_student: students[0]?.student ?? null };
  });
}
