import type { useTranslation } from '@academy/shared-auth';
import type { Notification } from '#/api/notifications.ts';

type Translate = ReturnType<typeof useTranslation>['t'];

/** Open to everybody who is signed in. */
const PROFILE = '/profile';
const PEOPLE = '/dashboard/users/all';
const ledgerOf = (studentId: string) => `/dashboard/users/remaining-classes/${encodeURIComponent(studentId)}`;

interface Told {
  text: string;
  to: string;
}

function ownClassesLeft(t: Translate, remaining: number): string {
  if (remaining === 0) return t('notifications.text.leftNone');
  return remaining > 0
    ? t('notifications.text.left', { count: remaining })
    : t('notifications.text.owed', { count: -remaining });
}

function studentClassesLeft(t: Translate, remaining: number, name: unknown): string {
  if (remaining === 0) return t('notifications.text.studentLeftNone', { name });
  return remaining > 0
    ? t('notifications.text.studentLeft', { name, count: remaining })
    : t('notifications.text.studentOwed', { name, count: -remaining });
}

/** What is told of accounts, roles and remaining classes. @param people where somebody who reads about people finds them. */
export function accountText(
  t: Translate,
  { key, params }: Notification,
  people: (query: string) => string,
): Told | null {
  const { name } = params;
  const remaining = Number(params.remaining);
  if (key === 'account.password') return { text: t('notifications.text.password'), to: PROFILE };
  if (key === 'account.role') return { text: t('notifications.text.role'), to: PROFILE };
  if (key === 'role.permissions') return { text: t('notifications.text.permissions'), to: PROFILE };
  if (key === 'account.registered') return { text: t('notifications.text.registered', { name }), to: people('') };
  if (key === 'account.deactivated')
    return { text: t('notifications.text.deactivated', { name }), to: people('?active=false') };
  if (key === 'classes.left') return { text: ownClassesLeft(t, remaining), to: PROFILE };
  if (key === 'classes.student-left')
    return { text: studentClassesLeft(t, remaining, name), to: ledgerOf(String(params.studentId)) };
  return null;
}

/** The list of people, newest first, for those to whom it is open. */
export const peopleList = (readsPeople: boolean) => (query: string) => (readsPeople ? PEOPLE + query : PROFILE);
