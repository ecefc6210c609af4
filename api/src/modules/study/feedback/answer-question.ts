import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import { allColumnsOf, selectOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { askedForBy } from '#modules/people/people/scope/asked-for.ts';
import { answerFields } from './feedback.fields.ts';
import type { FeedbackInput, WireFeedback, WireQuestion } from './feedback.schema.ts';
import { feedback } from './feedback.table.ts';
import { listQuestions } from './open-questions.ts';

const isOf = (input: FeedbackInput) => (question: WireQuestion) =>
  input.occasion === 'third_class'
    ? question.occasion === 'third_class' && Number(question.student.id) === input.studentId
    : Number(question.monthlyReportId) === input.monthlyReportId;

/** Whether the viewer's family has already answered. */
async function isAnswered(sql: Sql, viewerId: number, input: FeedbackInput): Promise<boolean> {
  const isSame = input.occasion === 'third_class' ? 'student_id = $2' : 'monthly_report_id = $2';
  const found = await sql.query({
    text: `select from feedback f where f.student_id = any (${askedForBy('$1::bigint')}) and f.occasion = $3 and f.${isSame}`,
    values: [viewerId, input.occasion === 'third_class' ? input.studentId : input.monthlyReportId, input.occasion],
  });
  return found.length > 0;
}

async function findAnswer(sql: Sql, id: number): Promise<WireFeedback> {
  const [found] = await sql.query<WireFeedback>({
    text: `select ${selectOf(answerFields)} from feedback f where f.id = $1`,
    values: [id],
  });
  if (!found) throw notFound('Feedback');
  return found;
}

/** C24: a family rates its classes, once for each occasion. @throws AppError `conflict` for a second answer. */
export function answerQuestion({ ctx, input }: { ctx: ViewerCtx; input: FeedbackInput }): Promise<WireFeedback> {
  const { viewer, now } = ctx;
  const answered = () => new AppError('conflict', 'This is answered already');
  return ctx.sql.transaction(async (sql) => {
    const question = (await listQuestions({ ctx: { ...ctx, sql } })).find(isOf(input));
    if (!question) throw (await isAnswered(sql, viewer.userId, input)) ? answered() : notFound('Question');
    const { occasion, student, teacher, monthlyReportId } = question;
    const [added] = await sql.orm
      .insert(feedback)
      .values({
        ...{ occasion, studentId: Number(student.id), teacherId: Number(teacher.id) },
        ...allColumnsOf(answerFields, input),
        monthlyReportId: monthlyReportId === null ? null : Number(monthlyReportId),
        ...{ answeredBy: viewer.userId, createdAt: now },
      })
      // Both parents may answer at the same time: the first answer counts.
      .onConflictDoNothing()
      .returning({ id: feedback.id });
    if (!added) throw answered();
    // The answer's text is shown in the list only: the teacher concerned may read the audit log.
    const after = { occasion, student_id: student.id };
    await writeAudit(sql, ctx, { action: 'feedback.create', subject: 'feedback', subjectId: added.id, after });
    return findAnswer(sql, added.id);
  });
}
