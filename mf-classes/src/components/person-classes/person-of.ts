import type { SlotProps } from '@academy/shared-auth/contract';
import type { ClassPerson } from '#/api/classes-of-person.ts';

/** Whose classes the page is about; null where its person neither takes nor gives any. */
export function personOf({ userId, role }: SlotProps<'person.tab'>): ClassPerson | null {
  return role === 'student' || role === 'teacher' ? { id: userId, side: role } : null;
}

/** With whom a class is, seen from the person whom the page is about. */
export const otherSide = { student: 'teacher', teacher: 'student' } as const;
