import * as v from 'valibot';
import { bodyOf, defineFields } from '#base/fields/fields.ts';
import { line, wireId } from '#base/http/fields.ts';
import { hasOptions, questionTypes } from './question-types.ts';

const MAX_TITLE = 500;
const MAX_OPTION = 200;
const MAX_OPTIONS = 50;

/** A required line with its own message for a missing value. */
export const worded = (max: number, words: string) =>
  v.pipe(
    v.optional(line, ''),
    v.check((value) => value !== '', words),
    v.maxLength(max),
  );

const type = v.pipe(
  v.optional(line, ''),
  v.check((value) => value !== '', 'Question type is required'),
  // C4: `input` is the form builder's word for a line of text.
  v.transform((value) => (value === 'input' ? 'text' : value)),
  v.picklist(questionTypes),
);

const options = v.pipe(
  v.array(worded(MAX_OPTION, 'Option is required')),
  v.maxLength(MAX_OPTIONS, `A question takes ${MAX_OPTIONS} options`),
  v.check((list) => new Set(list).size === list.length, 'An option is there twice'),
);

/**
 * The fields of a question, each listed once: of rows `form_questions q`. A field with a column is stored as it was
 * sent.
 */
export const questionFields = defineFields({
  /** The id of an existing question of the form; without it the question is new. */
  id: { body: v.optional(wireId), response: v.string(), json: 'q.id::text' },
  title: {
    name: { en: 'Question', ar: 'السؤال' },
    body: worded(MAX_TITLE, 'Question title is required'),
    column: 'title',
    response: v.string(),
    json: 'q.title',
  },
  type: {
    name: { en: 'Question type', ar: 'نوع السؤال' },
    body: type,
    column: 'type',
    response: v.picklist(questionTypes),
    json: 'q.type',
  },
  options: {
    name: { en: 'Choices', ar: 'الخيارات' },
    body: v.optional(options, []),
    column: 'options',
    response: v.array(v.string()),
    json: 'q.options',
  },
  required: {
    name: { en: 'Required', ar: 'إلزامي' },
    body: v.optional(v.boolean(), false),
    column: 'required',
    response: v.boolean(),
    json: 'q.required',
  },
});

/** A question in a request: only types with options may have options. */
export const questionInput = v.pipe(
  bodyOf(questionFields),
  v.forward(
    v.partialCheck(
      [['type'], ['options']],
      ({ type: chosen, options: list }) => !hasOptions(chosen) || list.length > 0,
      'At least one option is required',
    ),
    ['options'],
  ),
  v.transform((question) => (hasOptions(question.type) ? question : { ...question, options: [] })),
);
export type QuestionInput = v.InferOutput<typeof questionInput>;
