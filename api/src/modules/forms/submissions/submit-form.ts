import { notFound } from '#base/errors/app-error.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { isRepeated } from '#base/http/idempotency.ts';
import { findForm } from '#modules/forms/list-forms.ts';
import { checkAnswers } from './check-answers.ts';
import { readAnswers } from './read-answers.ts';
import { storeSubmission } from './store-submission.ts';
import type { SubmitBody } from './submissions.schema.ts';

/** The form as strangers find it, and the answers to its questions: nobody fills in a closed one. */
async function checkedAnswers(ctx: Ctx, input: SubmitBody) {
  const { formId, userName, userEmail, website, ...fields } = input;
  const form = await findForm({ ctx: { ...ctx, viewer: null }, id: formId });
  return {
    form: { id: formId, name: form.name },
    answers: checkAnswers(form.questions, readAnswers(fields, form.questions)),
  };
}

/**
 * Checks a submission, then counts it: whoever puts a mistake right, or sends the same again, has not used up a try.
 * @throws AppError `not_found`, `invalid`, `too_many_requests`.
 */
export async function admitSubmission(ctx: Ctx, input: SubmitBody, key: string | undefined): Promise<void> {
  if (key !== undefined && (await isRepeated(ctx, key))) return;
  await checkedAnswers(ctx, input);
  await ctx.deps.limits.submissions.take(ctx.network);
  await ctx.deps.limits.formSubmissions.take(String(input.formId));
}

/** D63: stores what somebody sent. A filled honeypot is thanked and dropped. */
export async function submitForm({ ctx, input }: { ctx: Ctx; input: SubmitBody }): Promise<void> {
  if (input.website !== '') return;
  await ctx.sql.transaction(async (sql) => {
    const locked = await sql.query({ text: 'select from forms where id = $1 for update', values: [input.formId] });
    if (locked.length === 0) throw notFound('Form');
    const { form, answers } = await checkedAnswers({ ...ctx, sql }, input);
    const { userName, userEmail } = input;
    await storeSubmission(sql, ctx, { form, userName, userEmail, answers });
  });
}
