import { ApiError } from '@academy/shared-auth';
import type { Option } from '@academy/shared-ui/combobox';
import type { TimeOffKind } from '#/timetable/api/times-off.ts';

export interface TypedTimeOff {
  teacher: Option | null;
  from: string;
  to: string;
  reason: string;
  en: string;
  ar: string;
  /** The leader of the closed team; null: the whole academy. */
  team: Option | null;
}
export type TypedName = keyof TypedTimeOff;

export const nothing: TypedTimeOff = { teacher: null, from: '', to: '', reason: '', en: '', ar: '', team: null };
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The missing fields, as keys by field. */
export function problemsOf(kind: TimeOffKind, typed: TypedTimeOff, isOwn: boolean): Partial<Record<TypedName, string>> {
  const wrong: Partial<Record<TypedName, string>> = {};
  if (kind === 'absence' && !isOwn && !typed.teacher) wrong.teacher = 'timesOff.form.teacherRequired';
  if (!isDay(typed.from)) wrong.from = 'classForm.date.required';
  if (!isDay(typed.to)) wrong.to = 'classForm.date.required';
  else if (isDay(typed.from) && typed.to < typed.from) wrong.to = 'timesOff.form.order';
  if (kind === 'closure' && !typed.en.trim()) wrong.en = 'timesOff.form.nameRequired';
  if (kind === 'closure' && !typed.ar.trim()) wrong.ar = 'timesOff.form.nameRequired';
  return wrong;
}

/** The fields in the API's form, without decisions. */
export const fieldsOf = (kind: TimeOffKind, { teacher, from, to, reason, en, ar, team }: TypedTimeOff) => ({
  from,
  to,
  ...(kind === 'absence' && teacher ? { teacherId: teacher.value } : {}),
  ...(kind === 'absence' ? { reason } : { name: { en: en.trim(), ar: ar.trim() } }),
  ...(kind === 'closure' && team ? { leaderId: team.value } : {}),
});

const wordsOf: Readonly<Record<string, string>> = {
  past: 'timesOff.form.past',
  order: 'timesOff.form.order',
  too_long: 'timesOff.form.tooLong',
  not_yours: 'timesOff.form.notYours',
  too_many_classes: 'timesOff.form.tooManyClasses',
};
const fieldOf: Readonly<Record<string, TypedName>> = { to: 'to', from: 'from', teacherId: 'teacher', leaderId: 'team' };

/** The API's errors, by field. */
export function rejectedIn(error: unknown): Partial<Record<TypedName, string>> {
  if (!(error instanceof ApiError)) return {};
  const found: Partial<Record<TypedName, string>> = {};
  for (const { path, code } of error.fields) {
    const name = fieldOf[path];
    if (name && error.status === 409) found[name] = 'timesOff.form.twice';
    else if (name) found[name] = wordsOf[code] ?? 'series.change.rejected';
  }
  return found;
}

/** Whether a change of the form changes the affected classes. */
export const isOtherTime = (change: Partial<TypedTimeOff>): boolean =>
  (['teacher', 'from', 'to', 'team'] as const).some((name) => name in change);
