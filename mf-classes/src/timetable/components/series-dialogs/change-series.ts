import type { Option } from '@academy/shared-ui/combobox';
import * as v from 'valibot';
import { chosen, minutes, optionalChoice, problemsIn, time } from '#/class/components/fields/class-rules.ts';
import type { SeriesChange, SeriesDetail, SeriesSlot } from '#/timetable/api/series.ts';

/** The dialog's values, by the names that the API uses in errors. */
export interface ChangeValues {
  slotId: string;
  weekday: string;
  time: string;
  minutes: string;
  teacherId: Option | null;
  materialId: Option | null;
  alsoChanged: boolean;
}

/** The class with which a change begins. */
export interface ChangeStart {
  classId: string;
  slotId: string;
}

export const slotValues = (slot: SeriesSlot | undefined) => ({
  slotId: slot?.id ?? '',
  weekday: String(slot?.weekday ?? ''),
  time: slot?.time ?? '',
  minutes: String(slot?.minutes ?? ''),
});

/** The dialog's initial values of a series. */
export function changeValues(series: SeriesDetail, from?: ChangeStart): ChangeValues {
  const { slots, teacher, material } = series;
  return {
    ...slotValues(slots.find(({ id }) => id === from?.slotId) ?? slots[0]),
    teacherId: { value: teacher.id, label: teacher.name, kind: 'person' },
    materialId: material && { value: material.id, label: material.name },
    alsoChanged: false,
  };
}

const rulesOf = ({ material }: SeriesDetail) =>
  v.object({
    weekday: v.pipe(v.string(), v.transform(Number)),
    time,
    minutes: v.pipe(minutes, v.transform(Number)),
    teacherId: chosen('classForm.teacher.required'),
    materialId: material ? chosen('classForm.material.required') : optionalChoice,
  });

/** Missing and unreadable values, by field, as keys. */
export const changeProblems = (series: SeriesDetail, values: ChangeValues) => problemsIn(rulesOf(series), values);

type Change = SeriesChange['changes'];

/** The differences from the series; null without any, or with an error. */
export function changeOf(
  series: SeriesDetail,
  values: ChangeValues,
  from: ChangeStart | undefined,
): SeriesChange | null {
  const slot = series.slots.find(({ id }) => id === values.slotId);
  const { success, output } = v.safeParse(rulesOf(series), values);
  if (!slot || !success) return null;
  const { teacherId, materialId, ...times } = output;
  const typed: Change = {
    ...times,
    ...(teacherId && { teacherId: teacherId.value }),
    ...(materialId && { materialId: materialId.value }),
  };
  const former: Change = {
    ...slot,
    teacherId: series.teacher.id,
    ...(series.material && { materialId: series.material.id }),
  };
  const names = Object.keys(typed) as (keyof Change)[];
  const changes = Object.fromEntries(
    names.filter((name) => typed[name] !== former[name]).map((name) => [name, typed[name]]),
  );
  if (Object.keys(changes).length === 0) return null;
  const start = from
    ? { scope: 'following' as const, classId: from.classId }
    : { scope: 'all' as const, slotId: slot.id };
  return { ...start, changes, alsoChanged: values.alsoChanged };
}
