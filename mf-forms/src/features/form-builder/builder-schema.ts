import * as v from 'valibot';
import {
  type BuilderValues,
  emptyForm,
  hasOptions,
  heldSchema,
  MOST,
  questionWriteEntries,
  writeEntries,
} from '#/api/form-fields.ts';
import type { Form, FormFields } from '#/api/forms.ts';

const MOST_FILES = 5;
export const MOST_QUESTIONS = 50;

const questionSchema = v.pipe(
  v.object(questionWriteEntries),
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
  ...writeEntries,
  questions: v.pipe(
    v.array(questionSchema),
    v.maxLength(MOST_QUESTIONS, 'builder.question.tooMany'),
    v.check((list) => list.filter(({ type }) => type === 'file').length <= MOST_FILES, 'builder.question.tooManyFiles'),
  ),
});
type Checked = v.InferOutput<typeof builderSchema>;

const held = (question: Form['questions'][number]) => ({
  ...question,
  options: question.options.map((value) => ({ value })),
});

/** The builder's initial values. */
export const valuesOf = (form: Form | undefined): BuilderValues =>
  form ? v.parse(heldSchema, { ...form, questions: form.questions.map(held) }) : emptyForm;

/** The request: options only if the type has them, an id only if the question had one. */
export const fieldsOf = ({ questions, ...form }: Checked): FormFields => ({
  ...form,
  questions: questions.map(({ id, options, ...question }) => ({
    ...(id === undefined ? {} : { id }),
    ...question,
    options: hasOptions(question.type) ? options.map(({ value }) => value.trim()) : [],
  })),
});
