import type { InferInput } from 'valibot';
import { containsFolded } from '#base/database/folded.ts';
import { instantOf } from '#base/database/instant.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { SubmissionsQuery, submissionsPage, WireSubmissionRow } from './submissions.schema.ts';

/** SQL: the form of submissions, also a deleted one. */
export const formRef = (form: string): string =>
  `json_build_object('id', ${form}.id::text, 'name', ${form}.name, 'deleted', ${form}.deleted_at is not null,
    'builtIn', ${form}.built_in is not null)`;

/** SQL: submissions of the form $1, filtered by name $2 and email $3. */
export const matchedSubmissions = `select s.* from form_submissions s where s.form_id = $1
    and ($2::text = '' or ${containsFolded('s.user_name', '$2::text')})
    and ($3::text = '' or ${containsFolded('s.user_email', '$3::text')})`;

/** $4 limit, $5 offset. */
const pageText = `with matched as (${matchedSubmissions})
  select ${formRef('f')} as form, (select count(*)::int from matched) as total, coalesce((select json_agg(page) from (
    select s.id::text as id, s.user_name as "userName", s.user_email as "userEmail",
      ${instantOf('s.created_at')} as "createdAt", s.read_at is not null as read, jsonb_array_length(s.answers) as answers
    from matched s order by s.created_at desc, s.id desc limit $4 offset $5) page), '[]'::json) as rows
  from forms f where f.id = $1`;

interface Page {
  form: InferInput<typeof submissionsPage>['form'];
  total: number;
  rows: Omit<WireSubmissionRow, 'may'>[];
}

interface List {
  ctx: ViewerCtx;
  formId: number;
  query: SubmissionsQuery;
}

/**
 * The submissions of a form, newest first; also of a deleted form (D63).
 * @throws AppError `not_found`.
 */
export async function listSubmissions({ ctx, formId, query }: List): Promise<InferInput<typeof submissionsPage>> {
  const { page, limit, userName, userEmail } = query;
  const values = [formId, userName, userEmail, limit, (page - 1) * limit];
  const [found] = await ctx.sql.query<Page>({ name: 'form-submissions-page', text: pageText, values });
  if (!found) throw notFound('Form');
  const may = { delete: ctx.viewer.permissions.has('forms.delete') };
  return {
    form: found.form,
    data: found.rows.map((row) => ({ ...row, may })),
    page,
    limit,
    total: found.total,
    totalPages: Math.ceil(found.total / limit),
  };
}
