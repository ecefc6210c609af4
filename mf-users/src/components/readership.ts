import { canonicalRole } from '@academy/shared-auth';
import type { ListName } from './people/places.ts';

/** How far somebody's built-in roles reach among people (D9); `some`: as far as a role of the academy's own says. */
export type ListScope = 'all' | 'team' | 'own' | 'some';

const unreaching = new Set(['student', 'guest']);

export function listScopeOf(roles: readonly string[]): ListScope {
  const held = roles.map(canonicalRole).filter((role) => !unreaching.has(role));
  if (held.some((role) => role === 'admin' || role === 'super-admin')) return 'all';
  if (held.some((role) => role !== 'teacher' && role !== 'leader')) return 'some';
  return held.includes('leader') ? 'team' : 'own';
}

/** Whether the list may hold others than those entrusted to the viewer. */
export const canSeeEveryone = (listScope: ListScope): boolean => listScope === 'all' || listScope === 'some';

/** The key of whom the list shows. */
export function contextKey(listScope: ListScope, list: ListName): string {
  if (canSeeEveryone(listScope)) return `list.context.${list}`;
  if (listScope === 'own') return 'list.readership.own';
  if (list === 'student') return 'list.readership.teamStudents';
  return list === 'teacher' ? 'list.readership.teamTeachers' : 'list.readership.team';
}

/** D9: teachers do not see the contacts of their students. */
export const canViewContacts = (listScope: ListScope): boolean => listScope !== 'own';
