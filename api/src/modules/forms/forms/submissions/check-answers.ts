import { latinDigits } from '@academy/shared-auth/typed-text';
import { AppError, type FieldError } from '#base/errors/app-error.ts';
import { oneLine } from '#base/text/one-line.ts';
import { isVisible } from '#base/text/visible-text.ts';
import type { StoredAnswer } from '#modules/forms/forms/answer.ts';
import type { WireForm } from '#modules/forms/forms/forms.schema.ts';
import { ReceivedMedia } from '#modules/platform/files/media/received-media.ts';
import type { GivenAnswer } from './read-answers.ts';

const MAX_TEXT = 500;
const MAX_TEXTAREA = 5000;

type Question = WireForm['questions'][number];
/** The answer to store, or its error. */
type Checked = { answer: StoredAnswer['answer'] } | { code: string; message: string };

const problem = (code: string, message: string): Checked => ({ code, message });
const notAnOption = problem('not_an_option', 'Choose one of the options');
/** Text for a question that expects no file. */
type Given = Exclude<GivenAnswer, ReceivedMedia>;

const first = (given: Given): string => (typeof given === 'string' ? given : (given[0] ?? ''));
const listOf = (given: Given): string[] => (typeof given === 'string' ? [given] : given).filter((one) => one !== '');

const text =
  (max: number, clean: (value: string) => string) =>
  (given: Given): Checked => {
    const value = clean(first(given));
    if (value.length > max) return problem('too_long', `An answer has at most ${max} characters`);
    return { answer: isVisible(value) ? value : null };
  };

function choice(given: Given, { options }: Question): Checked {
  const value = first(given);
  if (value === '') return { answer: null };
  return options.includes(value) ? { answer: value } : notAnOption;
}

function choices(given: Given, { options }: Question): Checked {
  const values = listOf(given);
  if (values.some((value) => !options.includes(value))) return notAnOption;
  const chosen = options.filter((option) => values.includes(option));
  return { answer: chosen.length > 0 ? chosen : null };
}

function date(given: Given): Checked {
  const value = latinDigits(first(given));
  if (value === '') return { answer: null };
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00Z`).toJSON()?.startsWith(value);
  return isDay ? { answer: value } : problem('not_a_date', 'A date is expected');
}

const checks: Record<Exclude<Question['type'], 'file'>, (given: Given, question: Question) => Checked> = {
  text: text(MAX_TEXT, oneLine),
  textarea: text(MAX_TEXTAREA, (value) => value.replace(/\r\n?/g, '\n').trim()),
  radio: choice,
  select: choice,
  checkbox: choices,
  date,
};

function file(given: GivenAnswer): Checked {
  if (given instanceof ReceivedMedia) return { answer: { id: given.id, name: given.name, digest: given.digest } };
  return first(given) === '' ? { answer: null } : problem('not_a_file', 'A file is expected');
}

function check(question: Question, given: GivenAnswer): Checked {
  if (question.type === 'file') return file(given);
  if (given instanceof ReceivedMedia) return problem('not_text', 'No file is expected here');
  return checks[question.type](given, question);
}

function checkOne(question: Question, given: GivenAnswer): Checked {
  const checked = check(question, given);
  if ('answer' in checked && checked.answer === null && question.required)
    return problem('required', 'An answer is required');
  return checked;
}

/**
 * The answers to all questions of a form, each with its current question (D63).
 * @throws AppError `invalid`, with a field `answers.<id of the question>` for each answer that is not accepted.
 */
export function checkAnswers(questions: readonly Question[], given: ReadonlyMap<number, GivenAnswer>): StoredAnswer[] {
  const known = new Set(questions.map(({ id }) => Number(id)));
  const errors: FieldError[] = [...given.keys()]
    .filter((id) => !known.has(id))
    .map((id) => ({ path: `answers.${id}`, code: 'unknown', message: 'The form has changed. Please open it again' }));
  const answers: StoredAnswer[] = [];
  for (const question of questions) {
    const checked = checkOne(question, given.get(Number(question.id)) ?? '');
    if ('answer' in checked) {
      const { id, title, type } = question;
      answers.push({ questionId: Number(id), title, type, answer: checked.answer });
    } else errors.push({ path: `answers.${question.id}`, ...checked });
  }
  if (errors[0]) throw new AppError('invalid', errors[0].message, errors.slice(0, 60));
  return answers;
}
