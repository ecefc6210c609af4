import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { awaitedTeachersQuery } from '#/class/api/next-steps.ts';

/**
 * The first step of a viewer or child who waits for a teacher; null with a teacher, without a payment (D119), and in a
 * child's session, to which this is closed (D141).
 */
export function useAwaitedTeacher(studentId: string | null): string | null {
  const { t } = useTranslation('classes');
  const { id: ownId, side, is } = useViewer();
  const times = useTimes();
  const isAsked = (side === 'student' || side === 'family') && !is('child');
  const { data = [] } = useQuery({ ...awaitedTeachersQuery(), enabled: isAsked });
  const found = data.find(({ student }) => studentId === null || student.id === studentId);
  if (!found || !isAsked) return null;
  const { student, teacherBy } = found;
  const state = Date.parse(teacherBy) < Date.now() ? 'late' : 'choosing';
  return t(`awaited.${state}.${student.id === ownId ? 'own' : 'child'}`, {
    student: isolated(student.name),
    when: isolated(times.nearInText(teacherBy)),
  });
}

/** Shown if there is no class: people who wait for a teacher see the first step, other viewers the usual text. */
export function AwaitedTeacher({ studentId, children }: { studentId: string | null; children: ReactNode }) {
  return useAwaitedTeacher(studentId) ?? children;
}
