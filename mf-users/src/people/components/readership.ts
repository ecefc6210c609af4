import type { Scope } from '@academy/shared-auth';
import type { ListName } from '#/base/components/people/places.ts';

/** The key that names the people in the list, by the viewer's scope of `users.read` (D9). */
export function contextKey(scope: Scope, list: ListName): string {
  if (scope === 'all') return `list.context.${list}`;
  if (scope === 'own') return 'list.readership.own';
  if (list === 'student') return 'list.readership.teamStudents';
  return list === 'teacher' ? 'list.readership.teamTeachers' : 'list.readership.team';
}

/** D9: teachers do not see the contacts of their students. */
export const canViewContacts = (scope: Scope): boolean => scope !== 'own';
