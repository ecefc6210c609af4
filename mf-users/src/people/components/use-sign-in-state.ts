import { useTranslation } from 'react-i18next';
import type { User } from '#/base/api/users.ts';
import { useDayText } from '#/base/components/time/use-day-text.ts';

/** Whether a person can sign in, has done so, or was invited to (D87). */
export function useSignInState(): (user: User) => string {
  const { t } = useTranslation('users');
  const dayText = useDayText();
  return ({ active, invitation, invited_at }) => {
    if (!active) return t('list.active.no');
    if (invitation === 'none' || invitation === 'signed_in') return t(`invitation.${invitation}`);
    return invitation === 'invited' && invited_at
      ? t('invitation.on', { day: dayText(invited_at) })
      : t('list.active.yes');
  };
}
