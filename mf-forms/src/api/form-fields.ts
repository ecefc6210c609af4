import * as v from 'valibot';
import { questionTypes, typeSchema } from './wire.ts';

export const MOST = { name: 200, title: 500, option: 200, options: 50 };

/** The types whose answers are chosen. */
export const hasOptions = (type: string): boolean => ['checkbox', 'radio', 'select'].includes(type);

const line = (message: string, most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(message), v.maxLength(most, 'builder.tooLong'));

const heldOptions = v.array(v.object({ value: v.string() }));

/**
 * The fields of a form, each listed once: how the API sends it, how the builder and its draft store it, how it is
 * checked before sending, and its initial value.
 */
const fields = {
  name: { read: v.string(), hold: v.string(), write: line('builder.name.required', MOST.name), initial: '' },
  open: { read: v.boolean(), hold: v.boolean(), write: v.boolean(), initial: true },
};

/** The same for a question. */
const ofQuestion = {
  title: { read: v.string(), hold: v.string(), write: line('builder.question.required', MOST.title), initial: '' },
  type: {
    read: typeSchema,
    hold: v.picklist([...questionTypes, '']),
    write: v.pipe(v.string(), v.nonEmpty('builder.type.required'), v.picklist(questionTypes)),
    initial: '',
  },
  options: { read: v.array(v.string()), hold: heldOptions, write: heldOptions, initial: [] },
  required: { read: v.boolean(), hold: v.boolean(), write: v.boolean(), initial: false },
} as const;

type Part = 'read' | 'hold' | 'write' | 'initial';
const partOf = <Of extends Record<string, Record<Part, unknown>>, Wanted extends Part>(of: Of, part: Wanted) =>
  Object.fromEntries(Object.entries(of).map(([name, field]) => [name, field[part]])) as {
    [Name in keyof Of]: Of[Name][Wanted];
  };

/** Entries of the schemas for responses. */
export const readEntries = partOf(fields, 'read');
export const questionReadEntries = partOf(ofQuestion, 'read');

/** The builder's values, also in its draft on the device. */
export const heldSchema = v.object({
  ...partOf(fields, 'hold'),
  /** A question without an id is new. */
  questions: v.array(v.object({ id: v.optional(v.string()), ...partOf(ofQuestion, 'hold') })),
});
export type BuilderValues = v.InferOutput<typeof heldSchema>;
type BuilderQuestion = BuilderValues['questions'][number];

export const emptyQuestion: BuilderQuestion = { ...partOf(ofQuestion, 'initial'), options: [] };
export const emptyForm: BuilderValues = { ...partOf(fields, 'initial'), questions: [emptyQuestion] };

/** Entries of the builder's check before sending; messages are locale keys. */
export const writeEntries = partOf(fields, 'write');
export const questionWriteEntries = { id: v.optional(v.string()), ...partOf(ofQuestion, 'write') };
