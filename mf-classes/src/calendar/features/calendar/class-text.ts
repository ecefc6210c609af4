import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { CalendarClass } from '#/calendar/api/calendar.ts';

/** The names of a class's people for the viewer: staff and families see both. */
export function useClassText(): (row: CalendarClass) => string {
  const { t } = useTranslation('classes');
  const { side } = useViewer();
  return ({ student, teacher }) => {
    if (side === 'teacher') return student.name;
    if (side === 'student') return teacher.name;
    // Starts with a mark of its language's direction, because the names would set another one.
    return t('calendar.pair', { student: isolated(student.name), teacher: isolated(teacher.name) });
  };
}
