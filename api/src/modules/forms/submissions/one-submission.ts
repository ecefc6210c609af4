import { writeAudit } from '#base/audit/audit.ts';
import { instantOf } from '#base/database/instant.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { StoredAnswer } from '#modules/forms/answer.ts';
import { deleteNotifications } from '#modules/notifications/delete-notifications.ts';
import { formRef } from './list-submissions.ts';
import type { WireSubmission } from './submissions.schema.ts';

interface Named {
  ctx: ViewerCtx;
  id: number;
}
interface Row extends Pick<WireSubmission, 'id' | 'form'> {
  date: Omit<WireSubmission['date'], 'answers'>;
  answers: StoredAnswer[];
}

/** $1 id, $2 now. Opening it makes it read, for everybody. */
const findText = `with opened as (
  update form_submissions set read_at = coalesce(read_at, $2) where id = $1 returning *)
select s.id::text as id, ${formRef('f')} as form, s.answers, json_build_object('userName', s.user_name,
  'userEmail', s.user_email, 'createdAt', ${instantOf('s.created_at')}) as date
from opened s join forms f on f.id = s.form_id`;

const presentAnswer = ({ questionId, title, type, answer }: StoredAnswer) => ({
  questionId: String(questionId),
  question: title,
  type,
  answer: answer !== null && typeof answer === 'object' && !Array.isArray(answer) ? answer.name : answer,
});

/** @throws AppError `not_found`. */
export async function findSubmission({ ctx, id }: Named): Promise<WireSubmission> {
  const [row] = await ctx.sql.query<Row>({ name: 'form-submission', text: findText, values: [id, ctx.now] });
  if (!row) throw notFound('Submission');
  return {
    id: row.id,
    form: row.form,
    date: { ...row.date, answers: row.answers.map(presentAnswer) },
    may: { delete: ctx.viewer.permissions.has('forms.delete') },
  };
}

/** Deletes a submission and all that leads to it. The audit log does not keep what a stranger wrote. */
export async function deleteSubmission({ ctx, id }: Named): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    const [row] = await sql.query<{ formId: number }>({
      text: 'delete from form_submissions where id = $1 returning form_id as "formId"',
      values: [id],
    });
    if (!row) throw notFound('Submission');
    await sql.query({
      text: 'update forms set submission_count = submission_count - 1 where id = $1',
      values: [row.formId],
    });
    await deleteNotifications(sql, { about: 'submission', relatedId: id });
    await writeAudit(sql, ctx, {
      action: 'submission.delete',
      subject: 'submission',
      subjectId: id,
      before: { form_id: row.formId },
    });
  });
}
