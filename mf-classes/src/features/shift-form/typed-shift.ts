import { ApiError } from '@academy/shared-auth';
import type { Option } from '@academy/shared-ui/combobox';

export interface TypedShift {
  /** `all`, `team` or `teacher`. */
  whose: string;
  teacher: Option | null;
  leader: Option | null;
  from: string;
  to: string;
  /** `earlier` or `later`. */
  direction: string;
  minutes: string;
}
export type TypedName = keyof TypedShift;

export const nothing: TypedShift = {
  whose: 'all',
  teacher: null,
  leader: null,
  from: '',
  to: '',
  direction: 'earlier',
  minutes: '60',
};

const MOST_MINUTES = 720;
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The missing fields, as keys by field. */
export function problemsOf(typed: TypedShift): Partial<Record<TypedName, string>> {
  const wrong: Partial<Record<TypedName, string>> = {};
  if (typed.whose === 'teacher' && !typed.teacher) wrong.teacher = 'timesOff.form.teacherRequired';
  if (typed.whose === 'team' && !typed.leader) wrong.leader = 'shifts.form.leaderRequired';
  if (!isDay(typed.from)) wrong.from = 'classForm.date.required';
  if (!isDay(typed.to)) wrong.to = 'classForm.date.required';
  else if (isDay(typed.from) && typed.to < typed.from) wrong.to = 'timesOff.form.order';
  const minutes = Number(typed.minutes);
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > MOST_MINUTES) wrong.minutes = 'shifts.form.minutesWrong';
  return wrong;
}

/** The fields as the API takes them, without decisions. */
export const fieldsOf = ({ whose, teacher, leader, from, to, direction, minutes }: TypedShift) => ({
  from,
  to,
  minutes: direction === 'earlier' ? -Number(minutes) : Number(minutes),
  ...(whose === 'teacher' && teacher ? { teacherId: teacher.value } : {}),
  ...(whose === 'team' && leader ? { leaderId: leader.value } : {}),
});

const wordsOf: Readonly<Record<string, string>> = {
  past: 'timesOff.form.past',
  order: 'timesOff.form.order',
  too_long: 'timesOff.form.tooLong',
  too_many_classes: 'shifts.form.tooMany',
  overlap: 'shifts.form.overlap',
};
const fieldOf: Readonly<Record<string, TypedName>> = {
  to: 'to',
  from: 'from',
  minutes: 'minutes',
  teacherId: 'teacher',
  leaderId: 'leader',
};

/** The API's errors, by field. */
export function rejectedIn(error: unknown): Partial<Record<TypedName, string>> {
  if (!(error instanceof ApiError)) return {};
  const found: Partial<Record<TypedName, string>> = {};
  for (const { path, code } of error.fields) {
    const name = fieldOf[path];
    if (name) found[name] = wordsOf[code] ?? 'series.change.rejected';
  }
  return found;
}
