import { type CsvColumn, type CsvValue, csvList, csvRows } from '@academy/shared-auth/csv';
import type { Context } from 'hono';
import { writeAudit } from '#base/audit/audit.ts';
import { instantOf } from '#base/database/instant.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { FieldName } from '#base/fields/fields.ts';
import { csvResponse } from '#base/http/csv.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { type PageLanguage, pageLanguageOf } from '#base/http/page-language.ts';
import { fileOf, type StoredAnswer } from '#modules/forms/forms/answer.ts';
import { matchedSubmissions } from './list-submissions.ts';
import type { SubmissionsFilter } from './submissions.schema.ts';

interface Row {
  userName: string;
  userEmail: string;
  createdAt: string;
  answers: StoredAnswer[];
}
type Question = Pick<StoredAnswer, 'questionId' | 'title'>;

/** Rows newest first, questions in the order of the form. */
const exportText = `with matched as (${matchedSubmissions})
  select coalesce((select json_agg(json_build_object('userName', s.user_name, 'userEmail', s.user_email,
      'createdAt', ${instantOf('s.created_at')}, 'answers', s.answers) order by s.created_at desc, s.id desc)
    from matched s), '[]'::json) as rows,
    coalesce((select json_agg(json_build_object('questionId', q.id, 'title', q.title) order by q.position, q.id)
    from form_questions q where q.form_id = f.id), '[]'::json) as questions, f.built_in is not null as "builtIn"
  from forms f where f.id = $1`;

function cellOf(stored: StoredAnswer | undefined): CsvValue {
  if (!stored) return null;
  if (Array.isArray(stored.answer)) return csvList(stored.answer);
  return typeof stored.answer === 'string' ? stored.answer : fileOf(stored)?.name;
}

/** The form's current questions, then former ones with answers, by their last texts. */
function allQuestions(questions: readonly Question[], rows: readonly Row[]): Question[] {
  const all = new Map(questions.map((question) => [question.questionId, question]));
  for (const { answers } of rows)
    for (const answer of answers) if (!all.has(answer.questionId)) all.set(answer.questionId, answer);
  return [...all.values()];
}

const columnOf = ({ questionId, title }: Question): CsvColumn<Row> => [
  title,
  ({ answers }) => cellOf(answers.find((answer) => answer.questionId === questionId)),
];

const heads = {
  name: { en: 'Name', ar: 'الاسم' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  sentAt: { en: 'Sent at', ar: 'تاريخ الإرسال' },
} as const satisfies Record<string, FieldName>;

/** The questions of the contact form, which are stored in English (D63). */
const builtInTitles: readonly FieldName[] = [heads.name, heads.email, { en: 'Message', ar: 'الرسالة' }];

const titleIn = (language: PageLanguage, title: string): string =>
  builtInTitles.find(({ en }) => en === title)?.[language] ?? title;

const personColumns = (language: PageLanguage): CsvColumn<Row>[] => [
  [heads.name[language], (row) => row.userName],
  [heads.email[language], (row) => row.userEmail],
  [heads.sentAt[language], (row) => row.createdAt],
];

interface Found {
  rows: Row[];
  questions: Question[];
  /** Its questions have the product's own texts (D63). */
  builtIn: boolean;
}

interface Export {
  ctx: ViewerCtx;
  c: Context;
  formId: number;
  filter: SubmissionsFilter;
}

/** The filtered submissions of a form as a table for spreadsheets; the download is audited (D69). */
export async function submissionsCsv({ ctx, c, formId, filter }: Export): Promise<Response> {
  const values = [formId, filter.userName, filter.userEmail];
  const [found] = await ctx.sql.query<Found>({ text: exportText, values });
  if (!found) throw notFound('Form');
  const { rows, builtIn } = found;
  const language = pageLanguageOf(c);
  const questions = found.questions.map((each) => (builtIn ? { ...each, title: titleIn(language, each.title) } : each));
  await writeAudit(ctx.sql, ctx, {
    action: 'form.export',
    subject: 'form',
    subjectId: formId,
    after: { filter, rows: rows.length },
  });
  const columns = [...personColumns(language), ...allQuestions(questions, rows).map(columnOf)];
  return csvResponse(c, `form-${formId}-submissions`, csvRows(columns, rows));
}
