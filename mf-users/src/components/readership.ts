import type { Scope } from '@academy/shared-auth';
import type { ListName } from './people/places.ts';

/** The key of whom the list shows, by how far `users.read` reaches for the viewer (D9). */
export function contextKey(scope: Scope, list: ListName): string {
  if (scope === 'all') return `list.context.${list}`;
  if (scope === 'own') return 'list.readership.own';
  if (list === 'student') return 'list.readership.teamStudents';
  return list === 'teacher' ? 'list.readership.teamTeachers' : 'list.readership.team';
}

/** D9: teachers do not see the contacts of their students. */
export const canViewContacts = (scope: Scope): boolean => scope !== 'own';
