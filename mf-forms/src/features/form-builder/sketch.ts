import { type BuilderValues, hasOptions } from '#/api/form-fields.ts';
import type { Sketch } from '#/api/preview.ts';

const LONGEST = { name: 200, title: 500, option: 200 };

/** The drawable part of an unfinished form: a question without a type is shown as a line. */
export const sketchOf = ({ name, questions }: BuilderValues, language: Sketch['language']): Sketch => ({
  name: name.slice(0, LONGEST.name),
  language,
  questions: questions.map(({ title, type, options, required }) => ({
    title: title.slice(0, LONGEST.title),
    type: type === '' ? 'text' : type,
    options: hasOptions(type)
      ? options.flatMap(({ value }) => (value.trim() === '' ? [] : value.slice(0, LONGEST.option)))
      : [],
    required,
  })),
});
