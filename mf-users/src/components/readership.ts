import { canonicalRole } from '@academy/shared-auth';
import type { ListName } from '#/components/places.ts';

/** How far somebody's built-in roles reach among people (D9); `some`: as far as a role of the academy's own says. */
export type Readership = 'all' | 'team' | 'own' | 'some';

const unreaching = new Set(['student', 'guest']);

export function readershipOf(roles: readonly string[]): Readership {
  const held = roles.map(canonicalRole).filter((role) => !unreaching.has(role));
  if (held.some((role) => role === 'admin' || role === 'super-admin')) return 'all';
  if (held.some((role) => role !== 'teacher' && role !== 'leader')) return 'some';
  return held.includes('leader') ? 'team' : 'own';
}

/** Whether the list may hold others than those entrusted to the reader. */
export const isWide = (readership: Readership): boolean => readership === 'all' || readership === 'some';

/** The key of whom the list shows. */
export function contextKey(readership: Readership, list: ListName): string {
  if (isWide(readership)) return `list.context.${list}`;
  if (readership === 'own') return 'list.readership.own';
  if (list === 'student') return 'list.readership.teamStudents';
  return list === 'teacher' ? 'list.readership.teamTeachers' : 'list.readership.team';
}

/** D9: teachers do not see the contacts of their students. */
export const seesContacts = (readership: Readership): boolean => readership !== 'own';
