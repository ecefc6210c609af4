import type { Option } from '@academy/shared-ui/combobox';
import type { TimeOffKind } from '#/timetable/api/times-off.ts';
import { type Problems, problemsOfDays, rejectedBy } from '#/timetable/components/plan-form/plan-problems.ts';

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

/** The missing fields, as keys by field. */
export function problemsOf(kind: TimeOffKind, typed: TypedTimeOff, isOwn: boolean): Problems<TypedName> {
  const wrong: Problems<TypedName> = problemsOfDays(typed);
  if (kind === 'absence' && !isOwn && !typed.teacher) wrong.teacher = 'timesOff.form.teacherRequired';
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

const wordsOf = { not_yours: 'timesOff.form.notYours', too_many_classes: 'timesOff.form.tooManyClasses' };
const fieldOf: Readonly<Record<string, TypedName>> = { to: 'to', from: 'from', teacherId: 'teacher', leaderId: 'team' };

/** The API's errors, by field. */
export const rejectedIn = (error: unknown): Problems<TypedName> =>
  rejectedBy(error, { fieldOf, wordsOf, conflict: 'timesOff.form.twice' });

/** Whether a change of the form changes the affected classes. */
export const isOtherTime = (change: Partial<TypedTimeOff>): boolean =>
  (['teacher', 'from', 'to', 'team'] as const).some((name) => name in change);
