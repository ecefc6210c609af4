import { writeAudit } from '#base/audit/audit.ts';
import { instantOf } from '#base/database/instant.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { fileOf, type StoredAnswer } from '#modules/forms/forms/answer.ts';
import { markForDeletion } from '#modules/platform/files/media/delete-media.ts';
import { mediaJson, mediaOf } from '#modules/platform/files/media/media-json.ts';
import { deleteNotifications } from '#modules/platform/notifications/delete-notifications.ts';
import { formRef } from './list-submissions.ts';
import { notifyDeleted } from './notify-submissions.ts';
import type { WireSubmission } from './submissions.schema.ts';

interface Named {
  ctx: ViewerCtx;
  id: number;
}
type WireAnswer = WireSubmission['date']['answers'][number];
interface Row extends Pick<WireSubmission, 'id' | 'form'> {
  date: Omit<WireSubmission['date'], 'answers'>;
  answers: StoredAnswer[];
  /** By the ids of their media files. */
  files: Record<string, NonNullable<WireAnswer['file']>>;
}

/** $1 id, $2 now, $3 file token. Opening it marks it as read for everybody. */
const findText = `with opened as (
  update form_submissions set read_at = coalesce(read_at, $2) where id = $1 returning *)
select s.id::text as id, ${formRef('f')} as form, s.answers,
  coalesce((select json_object_agg(m.id, ${mediaJson('m', '$3')}) from form_submission_files x
    join ${mediaOf('m', 'x.media_id')} where x.submission_id = s.id), '{}'::json) as files,
  json_build_object('userName', s.user_name,
  'userEmail', s.user_email, 'createdAt', ${instantOf('s.created_at')}) as date
from opened s join forms f on f.id = s.form_id`;

function presentAnswer(stored: StoredAnswer, files: Row['files']): WireAnswer {
  const { questionId, title, type, answer } = stored;
  const file = fileOf(stored);
  const shown = { questionId: String(questionId), question: title, type };
  if (file) return { ...shown, answer: file.name, file: files[file.id] ?? null };
  return { ...shown, answer: typeof answer === 'string' || Array.isArray(answer) ? answer : null, file: null };
}

/** @throws AppError `not_found`. */
export async function findSubmission({ ctx, id }: Named): Promise<WireSubmission> {
  const values = [id, ctx.now, ctx.deps.fileTokens.issue(ctx.viewer)];
  const [row] = await ctx.sql.query<Row>({ name: 'form-submission', text: findText, values });
  if (!row) throw notFound('Submission');
  return {
    id: row.id,
    form: row.form,
    date: { ...row.date, answers: row.answers.map((answer) => presentAnswer(answer, row.files)) },
    may: { delete: ctx.viewer.permissions.has('forms.delete') },
  };
}

/** Deletes a submission with its files and notifications. The audit log does not keep what a visitor wrote. */
export async function deleteSubmission({ ctx, id }: Named): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    const files = await sql.query<{ id: string }>({
      text: 'select media_id as id from form_submission_files where submission_id = $1',
      values: [id],
    });
    const [row] = await sql.query<{ formId: number; createdAt: Date }>({
      text: 'delete from form_submissions where id = $1 returning form_id as "formId", created_at as "createdAt"',
      values: [id],
    });
    if (!row) throw notFound('Submission');
    await sql.query({
      text: 'update forms set submission_count = submission_count - 1 where id = $1',
      values: [row.formId],
    });
    await markForDeletion(
      sql,
      ctx,
      files.map((file) => file.id),
    );
    await deleteNotifications(sql, { about: 'submission', relatedId: id });
    await notifyDeleted(sql, row.formId, row.createdAt);
    await writeAudit(sql, ctx, {
      action: 'submission.delete',
      subject: 'submission',
      subjectId: id,
      before: { form_id: row.formId },
    });
  });
}
