import { useTranslation } from '@academy/shared-auth';
import type { CalendarClass } from '#/api/calendar.ts';
import { isolated } from '#/components/isolated.ts';
import { useViewer } from '#/components/use-viewer.ts';

/** The people of a class as its viewer names them: staff and families name both. */
export function useClassText(): (row: CalendarClass) => string {
  const { t } = useTranslation('classes');
  const { side } = useViewer();
  return ({ student, teacher }) => {
    if (side === 'teacher') return student.name;
    if (side === 'student') return teacher.name;
    // It begins with a mark of its language's direction, which the names would set otherwise.
    return t('calendar.pair', { student: isolated(student.name), teacher: isolated(teacher.name) });
  };
}
