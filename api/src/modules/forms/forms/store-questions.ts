import { eq } from 'drizzle-orm';
import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';
import { allColumnsOf } from '#base/fields/fields.ts';
import { formQuestions } from './forms.table.ts';
import { type QuestionInput, questionFields } from './question.fields.ts';

/** @throws AppError `invalid` for a question of another form, and for a repeated question. */
function checkIds(questions: readonly QuestionInput[], existing: ReadonlySet<number>): void {
  const seen = new Set<number>();
  for (const [index, { id }] of questions.entries()) {
    if (id === undefined) continue;
    if (!existing.has(id) || seen.has(id))
      throw fieldError(`questions.${index}.id`, 'unknown', 'The form has no such question');
    seen.add(id);
  }
}

/** Replaces the questions of a form by the given ones, in order. A question with an id stays the same question. */
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
  for (const [position, question] of questions.entries()) {
    const columns = { ...allColumnsOf(questionFields, question), position };
    await (question.id === undefined
      ? sql.orm.insert(formQuestions).values({ ...columns, formId })
      : sql.orm.update(formQuestions).set(columns).where(eq(formQuestions.id, question.id)));
  }
}
