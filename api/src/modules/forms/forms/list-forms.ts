import type { InferInput } from 'valibot';
import { containsFolded } from '#base/database/folded.ts';
import { notFound } from '#base/errors/app-error.ts';
import { selectOf } from '#base/fields/fields.ts';
import type { Ctx, ViewerCtx } from '#base/http/ctx.ts';
import { formFields, formRowFields } from './form.fields.ts';
import { canViewClosed, formActions } from './forms.policy.ts';
import type { FormsQuery, formsPage, WireForm, WireFormRow } from './forms.schema.ts';

/** $1 name, $2 limit, $3 offset. */
const pageText = `with matched as (select f.* from forms f where f.deleted_at is null
    and ($1::text = '' or ${containsFolded('f.name', '$1::text')}))
  select (select count(*)::int from matched) as total, (select count(*)::int from form_submissions s
    join forms f on f.id = s.form_id where s.read_at is null and f.deleted_at is null) as unread, coalesce((select json_agg(page) from (
    select ${selectOf(formRowFields)}
    from matched f order by f.created_at desc, f.id desc limit $2 offset $3) page), '[]'::json) as rows`;

interface Page {
  total: number;
  unread: number;
  rows: Omit<WireFormRow, 'may'>[];
}

/** All forms, newest first, and the number of unopened submissions, regardless of the filter. */
export async function listForms({
  ctx,
  query,
}: {
  ctx: ViewerCtx;
  query: FormsQuery;
}): Promise<InferInput<typeof formsPage>> {
  const { page, limit, name } = query;
  const values = [name, limit, (page - 1) * limit];
  const [found] = await ctx.sql.query<Page>({ name: 'forms-page', text: pageText, values });
  const { total, unread, rows } = found ?? { total: 0, unread: 0, rows: [] };
  return {
    data: rows.map((row) => ({ ...row, may: formActions(row, ctx.viewer) })),
    page,
    limit,
    total,
    unread,
    totalPages: Math.ceil(total / limit),
  };
}

/** $1 id, $2 whether closed forms are found. */
const formText = `select ${selectOf(formFields)}
from forms f where f.id = $1 and f.deleted_at is null and (f.is_open or $2::boolean)`;

/**
 * A form with its questions. A closed form is visible only to viewers who work with forms (D63).
 * @throws AppError `not_found`.
 */
export async function findForm({ ctx, id }: { ctx: Pick<Ctx, 'sql' | 'viewer'>; id: number }): Promise<WireForm> {
  const values = [id, canViewClosed(ctx.viewer)];
  const [row] = await ctx.sql.query<Omit<WireForm, 'may'>>({ name: 'form', text: formText, values });
  if (!row) throw notFound('Form');
  return { ...row, may: formActions(row, ctx.viewer) };
}
