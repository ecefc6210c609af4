import { eq } from 'drizzle-orm';
import { writeAudit, writeEdit } from '#base/audit/audit.ts';
import { AppError } from '#base/errors/app-error.ts';
import { allColumnsOf, bodyOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { formFields } from './form.fields.ts';
import { checkChangeable } from './forms.policy.ts';
import type { FormInput, WireForm } from './forms.schema.ts';
import { forms } from './forms.table.ts';
import { findForm } from './list-forms.ts';
import { storeQuestions } from './store-questions.ts';

interface Named {
  ctx: ViewerCtx;
  id: number;
}

const auditOf = (action: string, id: number) => ({ action: `form.${action}`, subject: 'form', subjectId: id });

const writtenNames = Object.keys(bodyOf(formFields).entries) as (keyof FormInput & keyof WireForm)[];

/** The fields of a form in the audit log: those that clients write. */
const stateOf = (form: WireForm) => Object.fromEntries(writtenNames.map((name) => [name, form[name]]));

/** The stored form, locked until the transaction ends: no submission can come in between. */
async function lockForm(ctx: ViewerCtx, id: number): Promise<WireForm> {
  await ctx.sql.query({ text: 'select from forms where id = $1 for update', values: [id] });
  const form = await findForm({ ctx, id });
  checkChangeable(form);
  return form;
}

export function createForm({ ctx, input }: { ctx: ViewerCtx; input: FormInput }): Promise<WireForm> {
  return ctx.sql.transaction(async (sql) => {
    const [row] = await sql.orm
      .insert(forms)
      .values({ ...allColumnsOf(formFields, input), createdBy: ctx.viewer.userId, createdAt: ctx.now })
      .returning({ id: forms.id });
    if (!row) throw new Error('the form was not stored');
    await storeQuestions(sql, row.id, input.questions);
    await writeAudit(sql, ctx, { ...auditOf('create', row.id), after: input });
    return findForm({ ctx: { ...ctx, sql }, id: row.id });
  });
}

/** @throws AppError `outdated` if somebody has saved since the edit began; its data is the current revision. */
export function editForm({ ctx, id, input }: Named & { input: FormInput }): Promise<WireForm> {
  const { revision } = input;
  return ctx.sql.transaction(async (sql) => {
    const before = await lockForm({ ...ctx, sql }, id);
    if (revision !== undefined && revision !== before.revision)
      throw new AppError('outdated', 'The form has been changed meanwhile', [], undefined, {
        revision: before.revision,
      });
    const columns = { ...allColumnsOf(formFields, input), revision: before.revision + 1 };
    await sql.orm.update(forms).set(columns).where(eq(forms.id, id));
    await storeQuestions(sql, id, input.questions);
    const form = await findForm({ ctx: { ...ctx, sql }, id });
    await writeEdit(sql, ctx, { ...auditOf('update', id), before: stateOf(before), after: stateOf(form) });
    return form;
  });
}

/** Deletes a form; its submissions stay readable (D63). */
export async function deleteForm({ ctx, id }: Named): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    const form = await lockForm({ ...ctx, sql }, id);
    await sql.query({ text: 'update forms set deleted_at = $2 where id = $1', values: [id, ctx.now] });
    const before = { ...stateOf(form), revision: form.revision };
    await writeAudit(sql, ctx, { ...auditOf('delete', id), before });
  });
}
