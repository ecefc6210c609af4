import { useTranslation } from '@academy/shared-auth';
import type { Shift } from '#/api/shifts.ts';
import { isolated } from '../isolated.ts';

/** The words for the size of a shift and for whose classes it moves. */
export function useShiftWords() {
  const { t } = useTranslation('classes');
  return {
    byOf: ({ minutes }: Pick<Shift, 'minutes'>): string =>
      t(minutes < 0 ? 'shifts.earlier' : 'shifts.later', { count: Math.abs(minutes) }),
    whoseOf: ({ teacher, leader }: Pick<Shift, 'teacher' | 'leader'>): string => {
      if (teacher) return t('shifts.whose.teacher', { name: isolated(teacher.name) });
      return leader ? t('shifts.whose.team', { name: isolated(leader.name) }) : t('shifts.whose.all');
    },
  };
}
