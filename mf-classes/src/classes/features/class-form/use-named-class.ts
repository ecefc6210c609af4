import type { EntryFormState } from '@academy/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { personQueries } from '#/base/api/people.ts';
import { personOption } from '#/base/components/choices.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { wallClock } from '#/class/components/time-check/wall-text.ts';
import { type ClassValues, emptyClass } from './class-form-schema.ts';

interface NamedClass {
  /** The form's initial values. */
  values: ClassValues;
  /** Whether the address has such values. */
  isNamed: boolean;
  teacherId: string;
}

/** The values of a new class in the address: the time, its length, and the teacher. */
export function useNamedClass(): NamedClass {
  const [search] = useSearchParams();
  const { timezone } = useViewer();
  const [at, minutes, teacherId] = ['at', 'minutes', 'teacher_id'].map((name) => search.get(name) ?? '');
  const time = at && !Number.isNaN(Date.parse(at)) ? wallClock(at, timezone) : {};
  const length = minutes && /^[1-9]\d{0,2}$/.test(minutes) ? { duration: minutes } : {};
  return {
    values: { ...emptyClass, ...time, ...length },
    isNamed: Boolean(at || minutes || teacherId),
    teacherId: teacherId ?? '',
  };
}

/** Fills in the teacher from the address, until another one is chosen. */
export function useNamedTeacher(entry: EntryFormState<ClassValues>, teacherId: string): void {
  const { data } = useQuery({ ...personQueries.detail(teacherId), enabled: teacherId !== '' });
  const { setValue, getValues } = entry.form;
  useEffect(() => {
    if (data?.id === teacherId && !getValues('teacher_id')) setValue('teacher_id', personOption(data));
  }, [data, teacherId, setValue, getValues]);
}
