import { notFound } from '#base/errors/app-error.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { isRepeated } from '#base/http/idempotency.ts';
import { findForm } from '#modules/forms/forms/list-forms.ts';
import { checkAnswers } from './check-answers.ts';
import { readAnswers } from './read-answers.ts';
import { storeSubmission } from './store-submission.ts';
import type { SubmitBody } from './submissions.schema.ts';

/** The open form, and the answers to its questions: nobody can fill in a closed one. */
async function checkedAnswers(ctx: Ctx, input: SubmitBody) {
  const { formId, userName, userEmail, website, ...fields } = input;
  const form = await findForm({ ctx: { ...ctx, viewer: null }, id: formId });
  return {
    form: { id: formId, name: form.name },
    answers: checkAnswers(form.questions, readAnswers(fields, form.questions)),
  };
}

/**
 * Checks a submission, then counts it: a rejected or repeated submission does not count.
 * @throws AppError `not_found`, `invalid`, `too_many_requests`.
 */
export async function admitSubmission(ctx: Ctx, input: SubmitBody, key: string | undefined): Promise<void> {
  if (key !== undefined && (await isRepeated(ctx, key))) return;
  await checkedAnswers(ctx, input);
  await ctx.deps.limits.submissions.take(ctx.network);
  await ctx.deps.limits.formSubmissions.take(String(input.formId));
}

/** D63: stores a submission. With a filled honeypot it is dropped, and the response is the same. */
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
