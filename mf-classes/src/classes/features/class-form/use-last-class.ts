import type { EntryFormState } from '@academy/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { ClassRow } from '#/class/api/class-schema.ts';
import { classQueries } from '#/class/api/classes.ts';
import type { ClassValues } from './class-form-schema.ts';
import { nothingTaken, type TakenOver, takenOverFrom } from './last-class.ts';

const fields = Object.keys(nothingTaken) as (keyof TakenOver)[];
const textOf = (value: TakenOver[keyof TakenOver]) => (typeof value === 'string' ? value : (value?.value ?? ''));

interface LastClass {
  /** The class from which the fields were filled; null without one. */
  last: ClassRow | null;
  /** Clears filled fields that were not changed. */
  clear: () => void;
}

/** Fills a new class with values of the last one with the student. Typed values stay. */
export function useLastClass(entry: EntryFormState<ClassValues>, isNew: boolean): LastClass {
  const { form } = entry;
  const { timezone } = useViewer();
  const studentId = form.watch('student_id')?.value ?? '';
  const filled = useRef<TakenOver>(nothingTaken);
  const [last, setLast] = useState<ClassRow | null>(null);
  const { data } = useQuery({ ...classQueries.lastOf(studentId), enabled: isNew && studentId !== '' });
  const fillIn = (found: ClassRow | null) => {
    const next = found ? takenOverFrom(found, timezone, Date.now()) : nothingTaken;
    const open = fields.filter((name) => ['', textOf(filled.current[name])].includes(textOf(form.getValues(name))));
    for (const name of open) form.setValue(name, next[name]);
    filled.current = next;
    setLast(found && open.length > 0 ? found : null);
  };
  const onFound = useEffectEvent(fillIn);
  useEffect(() => {
    if (data !== undefined) onFound(data);
  }, [data]);
  return { last, clear: () => fillIn(null) };
}
