import type { Option } from '@academy/shared-ui/combobox';
import { type Problems, problemsOfDays, rejectedBy } from '#/timetable/components/plan-form/plan-problems.ts';

export interface TypedShift {
  /** `all`, `team` or `teacher`. */
  whose: string;
  teacher: Option | null;
  leader: Option | null;
  from: string;
  to: string;
  /** `earlier`, `later` or `window`. */
  direction: string;
  minutes: string;
  /** `21:00`, on the clock of each teacher. */
  windowFrom: string;
  windowTo: string;
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
  windowFrom: '',
  windowTo: '',
};

const MOST_MINUTES = 720;

/** The missing fields, as keys by field. */
export function problemsOf(typed: TypedShift): Problems<TypedName> {
  const wrong: Problems<TypedName> = problemsOfDays(typed);
  if (typed.whose === 'teacher' && !typed.teacher) wrong.teacher = 'timesOff.form.teacherRequired';
  if (typed.whose === 'team' && !typed.leader) wrong.leader = 'shifts.form.leaderRequired';
  return { ...wrong, ...(typed.direction === 'window' ? problemsOfWindow(typed) : problemsOfMinutes(typed)) };
}

function problemsOfMinutes({ minutes }: TypedShift): Problems<TypedName> {
  const number = Number(minutes);
  const isRight = Number.isInteger(number) && number >= 1 && number <= MOST_MINUTES;
  return isRight ? {} : { minutes: 'shifts.form.minutesWrong' };
}

/** A window that ends before its start goes over midnight. */
function problemsOfWindow({ windowFrom, windowTo }: TypedShift): Problems<TypedName> {
  const wrong: Problems<TypedName> = {};
  if (!windowFrom) wrong.windowFrom = 'shifts.form.timeRequired';
  if (!windowTo) wrong.windowTo = 'shifts.form.timeRequired';
  else if (windowTo === windowFrom) wrong.windowTo = 'shifts.form.sameTimes';
  return wrong;
}

/** Minutes, or a window. */
function howFar({ direction, minutes, windowFrom, windowTo }: TypedShift) {
  if (direction === 'window') return { window: { from: windowFrom, to: windowTo } };
  return { minutes: direction === 'earlier' ? -Number(minutes) : Number(minutes) };
}

/** The fields in the API's form, without decisions. */
export function fieldsOf(typed: TypedShift) {
  const { whose, teacher, leader, from, to } = typed;
  return {
    from,
    to,
    ...howFar(typed),
    ...(whose === 'teacher' && teacher ? { teacherId: teacher.value } : {}),
    ...(whose === 'team' && leader ? { leaderId: leader.value } : {}),
  };
}

const wordsOf = {
  too_early: 'shifts.form.tooEarly',
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
export const rejectedIn = (error: unknown): Problems<TypedName> => rejectedBy(error, { fieldOf, wordsOf });
