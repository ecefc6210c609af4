import * as v from 'valibot';
import { idParams, instant, line, pageLimit, pageNumber, wireId } from '#base/http/fields.ts';
import { hasOptions, questionTypes } from './question-types.ts';

const MAX_NAME = 200;
const MAX_TITLE = 500;
const MAX_OPTION = 200;
const MAX_QUESTIONS = 50;
const MAX_OPTIONS = 50;
/** Each brings up to 10 MB. */
export const MAX_FILE_QUESTIONS = 5;
const PAGE_SIZE = 10;

/** One line that has to be there, with words of its own where it is not. */
const worded = (max: number, words: string) =>
  v.pipe(
    v.optional(line, ''),
    v.check((value) => value !== '', words),
    v.maxLength(max),
  );

const typeField = v.pipe(
  v.optional(line, ''),
  v.check((value) => value !== '', 'Question type is required'),
  // C4: the builder's word for a line of text.
  v.transform((value) => (value === 'input' ? 'text' : value)),
  v.picklist(questionTypes),
);

const options = v.pipe(
  v.array(worded(MAX_OPTION, 'Option is required')),
  v.maxLength(MAX_OPTIONS, `A question takes ${MAX_OPTIONS} options`),
  v.check((list) => new Set(list).size === list.length, 'An option is there twice'),
);

const questionFields = v.object({
  /** Of a question that the form has already; without one it is new. */
  id: v.optional(wireId),
  title: worded(MAX_TITLE, 'Question title is required'),
  type: typeField,
  options: v.optional(options, []),
  required: v.optional(v.boolean(), false),
});

const questionInput = v.pipe(
  questionFields,
  v.forward(
    v.partialCheck(
      [['type'], ['options']],
      ({ type, options: list }) => !hasOptions(type) || list.length > 0,
      'At least one option is required',
    ),
    ['options'],
  ),
  v.transform((question) => (hasOptions(question.type) ? question : { ...question, options: [] })),
);
export type QuestionInput = v.InferOutput<typeof questionInput>;

export const formBody = v.object({
  name: worded(MAX_NAME, 'Name is Required'),
  questions: v.pipe(
    v.array(questionInput),
    v.maxLength(MAX_QUESTIONS, `A form takes ${MAX_QUESTIONS} questions`),
    v.check(
      (questions) => questions.filter(({ type }) => type === 'file').length <= MAX_FILE_QUESTIONS,
      `A form takes ${MAX_FILE_QUESTIONS} questions for a file`,
    ),
  ),
  /** A closed form takes no submissions; its page is 404. */
  open: v.optional(v.boolean(), true),
  /** Of the form that the edit began with: 409 where somebody has saved since. Without one the edit is saved. */
  revision: v.optional(v.pipe(v.number(), v.integer())),
});
export type FormInput = v.InferOutput<typeof formBody>;

export const formParams = idParams;
export const formsQuery = v.object({
  page: pageNumber,
  limit: pageLimit(PAGE_SIZE),
  name: v.optional(v.pipe(line, v.maxLength(MAX_NAME)), ''),
});
export type FormsQuery = v.InferOutput<typeof formsQuery>;

const may = v.object({ edit: v.boolean(), delete: v.boolean(), viewSubmissions: v.boolean() });

const formRow = v.object({
  id: v.string(),
  name: v.string(),
  open: v.boolean(),
  /** Of the academy's own form for the landing page. */
  builtIn: v.boolean(),
  questions: v.number(),
  submissions: v.number(),
  unread: v.number(),
  createdAt: instant,
  may,
});
export type WireFormRow = v.InferInput<typeof formRow>;
export const formsPage = v.object({
  data: v.array(formRow),
  page: v.number(),
  limit: v.number(),
  total: v.number(),
  /** Submissions of all forms that nobody has opened. */
  unread: v.number(),
  totalPages: v.number(),
});

const question = v.object({
  id: v.string(),
  title: v.string(),
  type: v.picklist(questionTypes),
  options: v.array(v.string()),
  required: v.boolean(),
});
const form = v.object({
  id: v.string(),
  name: v.string(),
  open: v.boolean(),
  builtIn: v.boolean(),
  /** Counts the edits, from 1. */
  revision: v.number(),
  questions: v.array(question),
  may,
});
export type WireForm = v.InferInput<typeof form>;
export const formResponse = v.object({ form });
