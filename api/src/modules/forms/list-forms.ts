import type { InferInput } from 'valibot';
import { containsFolded } from '#base/database/folded.ts';
import { instantOf } from '#base/database/instant.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { Ctx, ViewerCtx } from '#base/http/ctx.ts';
import { canViewClosed, formActions } from './forms.policy.ts';
import type { FormsQuery, formsPage, WireForm, WireFormRow } from './forms.schema.ts';

/** $1 name, $2 limit, $3 offset. */
const pageText = `with matched as (select f.* from forms f where f.deleted_at is null
    and ($1::text = '' or ${containsFolded('f.name', '$1::text')}))
  select (select count(*)::int from matched) as total, (select count(*)::int from form_submissions s
    join forms f on f.id = s.form_id where s.read_at is null and f.deleted_at is null) as unread, coalesce((select json_agg(page) from (
    select f.id::text as id, f.name, f.is_open as open, f.built_in is not null as "builtIn",
      f.submission_count as submissions, ${instantOf('f.created_at')} as "createdAt",
      (select count(*)::int from form_questions q where q.form_id = f.id) as questions,
      (select count(*)::int from form_submissions s where s.form_id = f.id and s.read_at is null) as unread
    from matched f order by f.created_at desc, f.id desc limit $2 offset $3) page), '[]'::json) as rows`;

interface Page {
  total: number;
  unread: number;
  rows: Omit<WireFormRow, 'may'>[];
}

/** All forms, newest first, and how many submissions nobody has opened, whatever the filter. */
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

/** $1 id, $2 whether closed ones are found. */
const formText = `select f.id::text as id, f.name, f.is_open as open, f.built_in is not null as "builtIn",
  f.revision, coalesce((select json_agg(json_build_object('id', q.id::text, 'title', q.title, 'type', q.type, 'options', q.options,
    'required', q.required) order by q.position, q.id) from form_questions q where q.form_id = f.id), '[]'::json) as questions
from forms f where f.id = $1 and f.deleted_at is null and (f.is_open or $2::boolean)`;

/**
 * A form with its questions. A closed one exists only for those who work with forms (D63).
 * @throws AppError `not_found`.
 */
export async function findForm({ ctx, id }: { ctx: Pick<Ctx, 'sql' | 'viewer'>; id: number }): Promise<WireForm> {
  const values = [id, canViewClosed(ctx.viewer)];
  const [row] = await ctx.sql.query<Omit<WireForm, 'may'>>({ name: 'form', text: formText, values });
  if (!row) throw notFound('Form');
  return { ...row, may: formActions(row, ctx.viewer) };
}
