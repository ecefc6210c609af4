import { useTranslation } from 'react-i18next';
import { type ClassRow, isHeld } from '#/class/api/class-schema.ts';
import { attendanceTones, statusTones } from '#/class/components/class-tones.ts';

type Standing = Pick<ClassRow, 'status' | 'attendance' | 'is_trial'>;

/**
 * The status of a class in a list: the result of a held class, the mark of a future trial (C8), otherwise its status.
 */
export function useStanding() {
  const { t } = useTranslation('classes');
  return (row: Standing) => {
    if (isHeld(row)) return { label: t(`attendance.${row.attendance}`), tone: attendanceTones[row.attendance] };
    if (row.is_trial && row.status === 'scheduled') return { label: t('attendance.trial'), tone: 'info' as const };
    return { label: t(`status.${row.status}`), tone: statusTones[row.status] };
  };
}
