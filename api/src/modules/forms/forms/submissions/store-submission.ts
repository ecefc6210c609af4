import { createHash } from 'node:crypto';
import type { Sql } from '#base/database/sql.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { fileOf, type StoredAnswer } from '#modules/forms/forms/answer.ts';
import { formAnswered } from '#modules/forms/forms/form-events.ts';
import { attachMedia } from '#modules/platform/files/media/attach-media.ts';
import { notifySubmitted } from './notify-submissions.ts';

interface Submission {
  /** The caller has locked its row: submissions of one form are stored one after the other. */
  form: { id: number; name: string };
  userName: string;
  userEmail: string;
  answers: readonly StoredAnswer[];
}

/** The same bytes are the same answer, whatever the file's name. */
const comparable = (answer: StoredAnswer) => ({ ...answer, answer: fileOf(answer)?.digest ?? answer.answer });

const digestOf = ({ form, userName, userEmail, answers }: Submission) =>
  createHash('sha256')
    .update(JSON.stringify([form.id, userName, userEmail, answers.map(comparable)]))
    .digest('hex');

const insertText = `insert into form_submissions (form_id, user_name, user_email, answers, digest, created_at)
  select $1, $2, $3, $4::jsonb, $5, $6::timestamptz where not exists (select from form_submissions
    where form_id = $1 and digest = $5 and created_at > $6::timestamptz - interval '10 seconds')
  returning id`;

const attachText = 'insert into form_submission_files (submission_id, media_id) select $1, unnest($2::text[])';

/** Attaches the files among the answers to the submission. */
async function attachFiles(sql: Sql, { now }: Ctx, id: number, answers: readonly StoredAnswer[]): Promise<void> {
  const ids = answers.flatMap((answer) => fileOf(answer)?.id ?? []);
  if (ids.length === 0) return;
  await attachMedia(sql, { ids, ownerId: null, kinds: ['image', 'document'], at: now });
  await sql.query({ text: attachText, values: [id, ids] });
}

/**
 * Stores a submission and notifies the holders of forms.read (D53, D63). The same submission within ten seconds is not
 * stored again.
 * @returns its id, or null for a repetition.
 */
export async function storeSubmission(sql: Sql, ctx: Ctx, submission: Submission): Promise<number | null> {
  const { form, userName, userEmail, answers } = submission;
  const values = [form.id, userName, userEmail, JSON.stringify(answers), digestOf(submission), ctx.now];
  const [row] = await sql.query<{ id: number }>({ text: insertText, values });
  if (!row) return null;
  await attachFiles(sql, ctx, row.id, answers);
  await sql.query({
    text: 'update forms set submission_count = submission_count + 1 where id = $1',
    values: [form.id],
  });
  await notifySubmitted(sql, ctx, form.id);
  await formAnswered.publish(sql, { submissionId: row.id, formId: form.id, at: ctx.now });
  return row.id;
}
