import type { Option } from '@academy/shared-ui/combobox';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Enrolment, enrolmentQueries } from '#/class/api/enrolments.ts';

interface ChoiceForm {
  /** Empty until a student is chosen. */
  studentId: string;
  teacherId: string;
  /** The viewer's id, if the viewer is the teacher. */
  ownId: string | null;
  /** The chosen one; empty: none of several; null: nothing to choose. */
  value: string | null;
  /** That of an edited class. */
  stored?: string | null;
  setValue: (id: string | null) => void;
  setTeacher: (teacher: Option) => void;
  setLength: (minutes: string) => void;
}

export interface EnrolmentChoice {
  /** Several, or none. */
  options: readonly Enrolment[];
  choose: (id: string) => void;
  /** The agreed length of the subject that follows from the teacher. */
  minutes: number | undefined;
}

/** A teacher chooses among the own ones; without an own one, and as staff, among all. */
function among(data: readonly Enrolment[], ownId: string | null, stored: string | null) {
  const active = data.filter(({ id, state }) => state === 'active' || id === stored);
  const own = active.filter(({ teacher }) => teacher !== null && teacher.id === ownId);
  return { active, asked: own.length > 0 ? own : active };
}

/**
 * D125: which subject a class is of, asked only of a student who learns several. It follows the teacher, until it is
 * chosen; then the teacher and the length follow it.
 */
export function useEnrolmentChoice(form: ChoiceForm): EnrolmentChoice {
  const { studentId, teacherId, ownId, value, stored = null } = form;
  const { data } = useQuery({ ...enrolmentQueries.of(studentId), enabled: studentId !== '', retry: false });
  const { active, asked } = among(data ?? [], ownId, stored);
  const options = asked.length > 1 ? asked : [];
  const chosen = useRef<string | null>(stored);
  const ofTeacher = options.filter(({ teacher }) => teacher !== null && teacher.id === teacherId);
  const follow = useEffectEvent(() => {
    const isKept = value !== null && value !== '' && value === chosen.current;
    if (isKept && options.some(({ id }) => id === value)) return;
    const [only, ...others] = ofTeacher;
    const next = options.length === 0 ? null : only && others.length === 0 ? only.id : '';
    if (next !== value) form.setValue(next);
  });
  const key = data?.map(({ id, state }) => `${id} ${state}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another student or teacher may mean another subject
  useEffect(() => {
    if (key !== undefined) follow();
  }, [studentId, teacherId, key]);
  const shown = options.length > 0 ? options.find(({ id }) => id === value) : asked[0];
  return {
    options,
    choose: (id) => {
      chosen.current = id;
      form.setValue(id);
      const found = options.find((option) => option.id === id);
      if (!found) return;
      form.setLength(String(found.agreedMinutes));
      if (found.teacher) form.setTeacher({ value: found.teacher.id, label: found.teacher.name, kind: 'person' });
    },
    minutes: active.length > 1 ? shown?.agreedMinutes : undefined,
  };
}
