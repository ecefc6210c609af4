import { Text } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Caution } from '#/base/components/caution.tsx';
import { freeTimeQueries } from '#/timetable/api/free-times.ts';
import { isOutside } from './week.ts';

interface OutsideNoteProps {
  teacherId: string;
  /** The starts of the classes, and the length of each. */
  starts: readonly string[];
  minutes: number;
}

/** D96: warns of a class outside of the teacher's free times, which is possible; says nothing if they are unknown. */
export function OutsideNote({ teacherId, starts, minutes }: OutsideNoteProps) {
  const { t } = useTranslation('classes');
  const { data: week } = useQuery({ ...freeTimeQueries.week(teacherId), enabled: teacherId !== '' });
  const count = week ? starts.filter((startsAt) => isOutside(week, startsAt, minutes)).length : 0;
  if (count === 0) return null;
  return (
    <Caution>
      <Text>{starts.length === 1 ? t('freeTimes.outside.one') : t('freeTimes.outside.some', { count })}</Text>
    </Caution>
  );
}
