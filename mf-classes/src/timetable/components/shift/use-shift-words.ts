import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { Shift } from '#/timetable/api/shifts.ts';

/** The words for the size of a shift and for the people whose classes it moves. */
export function useShiftWords() {
  const { t } = useTranslation('classes');
  const { time } = useTimes();
  /** A time of day in words. */
  const timeOf = (wall: string) => time(`2026-01-01T${wall}:00.000Z`, 'UTC');
  return {
    byOf({ minutes, window }: Pick<Shift, 'minutes' | 'window'>): string {
      if (window) return t('shifts.window', { from: isolated(timeOf(window.from)), to: isolated(timeOf(window.to)) });
      return t(minutes < 0 ? 'shifts.earlier' : 'shifts.later', { count: Math.abs(minutes) });
    },
    whoseOf: ({ teacher, leader }: Pick<Shift, 'teacher' | 'leader'>): string => {
      if (teacher) return t('shifts.whose.teacher', { name: isolated(teacher.name) });
      return leader ? t('shifts.whose.team', { name: isolated(leader.name) }) : t('shifts.whose.all');
    },
  };
}
