import type { SlotProps } from '@academy/shared-auth/contract';
import type { ClassPerson } from '#/class/api/classes-of-person.ts';

/** The person whose classes the page shows; null for a person who neither takes nor gives classes. */
export function personOf({ userId, role }: SlotProps<'person.tab'>): ClassPerson | null {
  return role === 'student' || role === 'teacher' ? { id: userId, side: role } : null;
}

/** The other person of a class, seen from the page's person. */
export const otherSide = { student: 'teacher', teacher: 'student' } as const;
