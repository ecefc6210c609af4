import type { Sql } from '#base/database/sql.ts';

interface ContactForm {
  id: number;
  name: string;
  /** The form's only question. */
  questionId: number;
}

const QUESTION = 'Message';

const findText = `select f.id, f.name, q.id as "questionId"
  from forms f join form_questions q on q.form_id = f.id where f.built_in = 'contact' for update of f`;

const insertText = `with form as (insert into forms (name, built_in, created_at) values ('Contact', 'contact', $1)
    on conflict (built_in) do nothing returning id)
  insert into form_questions (form_id, position, title, type, required) select id, 0, $2, 'textarea', true from form`;

const find = async (sql: Sql): Promise<ContactForm | undefined> =>
  (await sql.query<ContactForm>({ name: 'contact-form', text: findText }))[0];

/** The form for messages of the landing page (D63), created if it is missing, locked until the transaction ends. */
export async function lockContactForm(sql: Sql, now: Date): Promise<ContactForm> {
  const found = await find(sql);
  if (found) return found;
  await sql.query({ text: insertText, values: [now, QUESTION] });
  const made = await find(sql);
  if (!made) throw new Error('the contact form was not stored');
  return made;
}

/** The contact message as the answer to its question. */
export const contactAnswers = ({ questionId }: ContactForm, message: string) => [
  { questionId, title: QUESTION, type: 'textarea' as const, answer: message },
];
