import { writeAudit, writeEdit } from '#base/audit/audit.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { checkChangeable } from './forms.policy.ts';
import type { FormInput, WireForm } from './forms.schema.ts';
import { findForm } from './list-forms.ts';
import { storeQuestions } from './store-questions.ts';

interface Named {
  ctx: ViewerCtx;
  id: number;
}

const auditOf = (action: string, id: number) => ({ action: `form.${action}`, subject: 'form', subjectId: id });

const stateOf = ({ name, open, questions }: Pick<WireForm, 'name' | 'open' | 'questions'>) => ({
  name,
  open,
  questions,
});

/** The form as it is, locked until the transaction ends: no submission comes between. */
async function lockForm(
  ctx: ViewerCtx,
  id: number,
): Promise<Pick<WireForm, 'name' | 'open' | 'questions' | 'revision'>> {
  await ctx.sql.query({ text: 'select from forms where id = $1 for update', values: [id] });
  const form = await findForm({ ctx, id });
  checkChangeable(form);
  const { name, open, questions, revision } = form;
  return { name, open, questions, revision };
}

const editText = 'update forms set name = $2, is_open = $3, revision = revision + 1 where id = $1';

export function createForm({ ctx, input }: { ctx: ViewerCtx; input: FormInput }): Promise<WireForm> {
  const { name, open, questions } = input;
  return ctx.sql.transaction(async (sql) => {
    const [row] = await sql.query<{ id: number }>({
      text: 'insert into forms (name, is_open, created_by, created_at) values ($1, $2, $3, $4) returning id',
      values: [name, open, ctx.viewer.userId, ctx.now],
    });
    if (!row) throw new Error('the form was not stored');
    await storeQuestions(sql, row.id, questions);
    await writeAudit(sql, ctx, { ...auditOf('create', row.id), after: input });
    return findForm({ ctx: { ...ctx, sql }, id: row.id });
  });
}

/** @throws AppError `outdated` where somebody has saved since the edit began; its data is the revision of now. */
export function editForm({ ctx, id, input }: Named & { input: FormInput }): Promise<WireForm> {
  const { name, open, questions, revision } = input;
  return ctx.sql.transaction(async (sql) => {
    const before = await lockForm({ ...ctx, sql }, id);
    if (revision !== undefined && revision !== before.revision)
      throw new AppError('outdated', 'The form has been changed meanwhile', [], undefined, {
        revision: before.revision,
      });
    await sql.query({ text: editText, values: [id, name, open] });
    await storeQuestions(sql, id, questions);
    const form = await findForm({ ctx: { ...ctx, sql }, id });
    await writeEdit(sql, ctx, { ...auditOf('update', id), before: stateOf(before), after: stateOf(form) });
    return form;
  });
}

/** Takes a form away; what was submitted stays readable (D63). */
export async function deleteForm({ ctx, id }: Named): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    const before = await lockForm({ ...ctx, sql }, id);
    await sql.query({ text: 'update forms set deleted_at = $2 where id = $1', values: [id, ctx.now] });
    await writeAudit(sql, ctx, { ...auditOf('delete', id), before });
  });
}
