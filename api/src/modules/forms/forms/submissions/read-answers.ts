import { fieldError } from '#base/errors/app-error.ts';
import { oneLine } from '#base/text/one-line.ts';
import type { WireForm } from '#modules/forms/forms/forms.schema.ts';
import { ReceivedMedia } from '#modules/platform/files/media/received-media.ts';

export type GivenAnswer = string | string[] | ReceivedMedia;
type Fields = Readonly<Record<string, unknown>>;
type Answers = Map<number, GivenAnswer>;

const isSingle = (value: unknown): value is string | ReceivedMedia =>
  typeof value === 'string' || value instanceof ReceivedMedia;

const QUESTION = /^question\[(\d{1,3})\]$/;
const ID = /^[1-9]\d{0,14}$/;

/** The chosen options, in the order of their fields. */
function chosenOf(fields: Fields, index: string): string[] {
  const own = Object.entries(fields).filter(
    ([name]) => name === `answer[${index}]` || name.startsWith(`answer[${index}][`),
  );
  return own.flatMap(([, value]) => (Array.isArray(value) ? value : [value])).filter((one) => typeof one === 'string');
}

/** The question that a client names by id or by title: the first one with that title and no answer yet. */
function idOf(named: string, questions: WireForm['questions'], answers: Answers): number | null {
  const isFree = (id: string) => !answers.has(Number(id));
  const title = oneLine(named);
  const found =
    questions.find(({ id }) => id === named) ?? questions.find((one) => one.title === title && isFree(one.id));
  // A question of another form, or a former question of this one: the check of answers reports it.
  const id = found?.id ?? (ID.test(named) ? named : null);
  return id !== null && isFree(id) ? Number(id) : null;
}

/**
 * The answers of a submitted form, by the ids of their questions.
 * @throws AppError `invalid` for an unknown question, and for a repeated one.
 */
export function readAnswers(fields: Fields, questions: WireForm['questions']): Answers {
  const answers: Answers = new Map();
  for (const [name, value] of Object.entries(fields)) {
    const index = QUESTION.exec(name)?.[1];
    if (index === undefined) continue;
    const id = typeof value === 'string' ? idOf(value, questions, answers) : null;
    if (id === null) throw fieldError(name, 'unknown', 'The form has no such question');
    const single = fields[`answer[${index}]`];
    answers.set(id, isSingle(single) ? single : chosenOf(fields, index));
  }
  return answers;
}
