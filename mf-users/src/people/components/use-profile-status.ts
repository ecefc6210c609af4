import { useTranslation } from 'react-i18next';
import type { User } from '#/base/api/users.ts';
import { completedProfile, kindOf } from './completed-profile.ts';

const tones = { active: 'success', suspended: 'warning', stopped: 'neutral', other: 'neutral' } as const;

/** The status of a study or of teaching, for a badge. */
export function useProfileStatus() {
  const { t } = useTranslation('users');
  return (user: User) => {
    const status = completedProfile(user)?.last_status;
    if (!status) return { label: t('list.profile.missing'), tone: 'accent' as const };
    return { label: t(`status.${kindOf(user)}.${status}`), tone: tones[status] };
  };
}
