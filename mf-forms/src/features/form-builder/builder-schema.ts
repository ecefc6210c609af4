import * as v from 'valibot';
import type { Form, FormFields } from '#/api/forms.ts';
import { type QuestionType, questionTypes } from '#/api/wire.ts';

const MOST = { name: 200, title: 500, option: 200, options: 50, questions: 50, files: 5 };
export const MOST_QUESTIONS = MOST.questions;
export const MOST_OPTIONS = MOST.options;

/** The types that are answered by choosing. */
export const hasOptions = (type: string): boolean => ['checkbox', 'radio', 'select'].includes(type);

const line = (message: string, most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(message), v.maxLength(most, 'builder.tooLong'));

const optionSchema = v.object({ value: v.string() });

const questionSchema = v.pipe(
  v.object({
    id: v.optional(v.string()),
    title: line('builder.question.required', MOST.title),
    type: v.pipe(v.string(), v.nonEmpty('builder.type.required'), v.picklist(questionTypes)),
    options: v.array(optionSchema),
    required: v.boolean(),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || !hasOptions(dataset.value.type)) return;
    const { value } = dataset;
    const at = (index: number | null, message: string) => {
      const options = { type: 'object', origin: 'value', input: value, key: 'options', value: value.options } as const;
      if (index === null) return addIssue({ message, path: [options] });
      const list = value.options;
      const item = { type: 'array', origin: 'value', input: list, key: index, value: list[index] } as const;
      const field = { type: 'object', origin: 'value', input: list[index] ?? {}, key: 'value', value: '' } as const;
      addIssue({ message, path: [options, item, field] });
    };
    const texts = value.options.map((option) => option.value.trim());
    if (texts.length === 0) at(null, 'builder.option.one');
    for (const [index, text] of texts.entries()) {
      if (text === '') at(index, 'builder.option.required');
      else if (text.length > MOST.option) at(index, 'builder.tooLong');
      else if (texts.indexOf(text) < index) at(index, 'builder.option.twice');
    }
  }),
);

export const builderSchema = v.object({
  name: line('builder.name.required', MOST.name),
  open: v.boolean(),
  questions: v.pipe(
    v.array(questionSchema),
    v.maxLength(MOST.questions, 'builder.question.tooMany'),
    v.check((list) => list.filter(({ type }) => type === 'file').length <= MOST.files, 'builder.question.tooManyFiles'),
  ),
});

interface BuilderQuestion {
  id?: string | undefined;
  title: string;
  type: QuestionType | '';
  options: { value: string }[];
  required: boolean;
}
export interface BuilderValues {
  name: string;
  open: boolean;
  questions: BuilderQuestion[];
}
type Checked = v.InferOutput<typeof builderSchema>;

export const emptyQuestion: BuilderQuestion = { title: '', type: '', options: [], required: false };

export const valuesOf = (form: Form | undefined): BuilderValues =>
  form
    ? {
        name: form.name,
        open: form.open,
        questions: form.questions.map(({ options, ...question }) => ({
          ...question,
          options: options.map((value) => ({ value })),
        })),
      }
    : { name: '', open: true, questions: [emptyQuestion] };

/** What is sent: options only where the type has them, an id only where the question had one. */
export const fieldsOf = ({ name, open, questions }: Checked): FormFields => ({
  name,
  open,
  questions: questions.map(({ id, title, type, options, required }) => ({
    ...(id === undefined ? {} : { id }),
    title,
    type,
    options: hasOptions(type) ? options.map(({ value }) => value.trim()) : [],
    required,
  })),
});
