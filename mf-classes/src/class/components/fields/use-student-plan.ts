import type { Option } from '@academy/shared-ui/combobox';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Person, personQueries } from '#/base/api/people.ts';

interface PlannedForm {
  /** Empty until a student is chosen. */
  studentId: string;
  /** The length of the class, as typed. */
  lengthOf: () => string;
  /** The agreed length of another subject than the first (D125). */
  minutes?: number | undefined;
  setLength: (minutes: string) => void;
  /** Sets the teacher, if the field is shown and empty. */
  setTeacher: (teacher: Option) => void;
}

/**
 * Choosing a student fills in the plan: the length (C12), unless one was typed, and, for staff, the student's teacher.
 */
export function useStudentPlan({
  studentId,
  lengthOf,
  minutes: ofSubject,
  setLength,
  setTeacher,
}: PlannedForm): Person | null {
  const { data } = useQuery({ ...personQueries.detail(studentId), enabled: studentId !== '' });
  const planned = useRef(lengthOf());
  const onLength = useEffectEvent(({ student: plan }: Person) => {
    if (!plan) return;
    const minutes = String(ofSubject ?? plan.agreed_session_duration);
    if ([planned.current, minutes].includes(lengthOf())) {
      setLength(minutes);
      planned.current = minutes;
    }
  });
  const onPlan = useEffectEvent(({ student: plan }: Person) => {
    if (!plan) return;
    const { teacher_id: id, teacher_name: name } = plan;
    if (id && name) setTeacher({ value: id, label: name, kind: 'person' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject has another length
  useEffect(() => {
    if (data) onLength(data);
  }, [data, ofSubject]);
  useEffect(() => {
    if (data) onPlan(data);
  }, [data]);
  return data ?? null;
}
