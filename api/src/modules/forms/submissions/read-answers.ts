import { fieldError } from '#base/errors/app-error.ts';
import { ReceivedMedia } from '#modules/files/media/received-media.ts';

export type GivenAnswer = string | string[] | ReceivedMedia;

const isSingle = (value: unknown): value is string | ReceivedMedia =>
  typeof value === 'string' || value instanceof ReceivedMedia;

const QUESTION = /^question\[(\d{1,3})\]$/;
const ID = /^[1-9]\d{0,14}$/;

/** The options that were chosen, in the order of their fields. */
function chosenOf(fields: Readonly<Record<string, unknown>>, index: string): string[] {
  const prefix = `answer[${index}][`;
  return Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith(prefix) && typeof value === 'string' ? value : [],
  );
}

/**
 * The answers of a form that was sent, by the ids of their questions.
 * @throws AppError `invalid` for what is no id, and for a question that is there twice.
 */
export function readAnswers(fields: Readonly<Record<string, unknown>>): Map<number, GivenAnswer> {
  const answers = new Map<number, GivenAnswer>();
  for (const [name, value] of Object.entries(fields)) {
    const index = QUESTION.exec(name)?.[1];
    if (index === undefined) continue;
    if (typeof value !== 'string' || !ID.test(value) || answers.has(Number(value)))
      throw fieldError(name, 'unknown', 'The form has no such question');
    const single = fields[`answer[${index}]`];
    answers.set(Number(value), isSingle(single) ? single : chosenOf(fields, index));
  }
  return answers;
}
