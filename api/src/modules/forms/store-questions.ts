import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';
import type { QuestionInput } from './forms.schema.ts';

/** @throws AppError `invalid` for a question of another form, and for one that is there twice. */
function checkIds(questions: readonly QuestionInput[], existing: ReadonlySet<number>): void {
  const seen = new Set<number>();
  for (const [index, { id }] of questions.entries()) {
    if (id === undefined) continue;
    if (!existing.has(id) || seen.has(id))
      throw fieldError(`questions.${index}.id`, 'unknown', 'The form has no such question');
    seen.add(id);
  }
}

const updateText = `update form_questions set position = $2, title = $3, type = $4, options = $5::text[], required = $6
  where id = $1`;
const insertText = `insert into form_questions (form_id, position, title, type, options, required)
  values ($1, $2, $3, $4, $5::text[], $6)`;

/** Makes the questions of a form those that were given, in their order. What has an id stays the same question. */
export async function storeQuestions(sql: Sql, formId: number, questions: readonly QuestionInput[]): Promise<void> {
  const rows = await sql.query<{ id: number }>({
    text: 'select id from form_questions where form_id = $1',
    values: [formId],
  });
  checkIds(questions, new Set(rows.map(({ id }) => id)));
  const kept = questions.flatMap(({ id }) => id ?? []);
  await sql.query({
    text: 'delete from form_questions where form_id = $1 and not (id = any($2::bigint[]))',
    values: [formId, kept],
  });
  for (const [position, { id, title, type, options, required }] of questions.entries())
    await sql.query({
      text: id === undefined ? insertText : updateText,
      values: [id ?? formId, position, title, type, options, required],
    });
}
