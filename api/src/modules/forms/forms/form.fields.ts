import * as v from 'valibot';
import { instantOf } from '#base/database/instant.ts';
import { defineFields, jsonOf, responseOf } from '#base/fields/fields.ts';
import { instant } from '#base/http/fields.ts';
import { questionFields, questionInput, worded } from './question.fields.ts';

export const MAX_NAME = 200;
const MAX_QUESTIONS = 50;
/** Each file has up to 10 MB. */
export const MAX_FILE_QUESTIONS = 5;

const questions = v.pipe(
  v.array(questionInput),
  v.maxLength(MAX_QUESTIONS, `A form takes ${MAX_QUESTIONS} questions`),
  v.check(
    (list) => list.filter(({ type }) => type === 'file').length <= MAX_FILE_QUESTIONS,
    `A form takes ${MAX_FILE_QUESTIONS} questions for a file`,
  ),
);

const questionsJson = `coalesce((select json_agg(${jsonOf(questionFields)} order by q.position, q.id)
  from form_questions q where q.form_id = f.id), '[]'::json)`;

const sharedFields = defineFields({
  id: { response: v.string(), json: 'f.id::text' },
  name: {
    name: { en: 'Form name', ar: 'اسم النموذج' },
    body: worded(MAX_NAME, 'Name is Required'),
    column: 'name',
    response: v.string(),
    json: 'f.name',
  },
  /** A closed form accepts no submissions; its page is 404. */
  open: {
    name: { en: 'The form is open', ar: 'النموذج مفتوح' },
    body: v.optional(v.boolean(), true),
    column: 'isOpen',
    response: v.boolean(),
    json: 'f.is_open',
  },
  /** Whether it is the academy's own form of the landing page. */
  builtIn: { response: v.boolean(), json: 'f.built_in is not null' },
});

/** The viewer's actions with it. */
const may = { response: v.object({ edit: v.boolean(), delete: v.boolean(), viewSubmissions: v.boolean() }) };

/**
 * The fields of a form, each listed once: of a row `forms f`. A field with a column is stored as it was sent; questions
 * have their own rows.
 */
export const formFields = defineFields({
  ...sharedFields,
  /** Counts the edits, from 1. */
  revision: { response: v.number(), json: 'f.revision' },
  questions: {
    name: { en: 'Questions', ar: 'الأسئلة' },
    body: questions,
    response: v.array(responseOf(questionFields)),
    json: questionsJson,
  },
  may,
});

/** The fields of a form in lists. */
export const formRowFields = defineFields({
  ...sharedFields,
  questions: {
    response: v.number(),
    json: '(select count(*)::int from form_questions q where q.form_id = f.id)',
  },
  submissions: { response: v.number(), json: 'f.submission_count' },
  unread: {
    response: v.number(),
    json: '(select count(*)::int from form_submissions s where s.form_id = f.id and s.read_at is null)',
  },
  createdAt: { response: instant, json: instantOf('f.created_at') },
  may,
});
