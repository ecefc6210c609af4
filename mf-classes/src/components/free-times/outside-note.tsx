import { useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { Text } from '@academy/shared-ui';
import { freeTimeQueries } from '#/api/free-times.ts';
import { Caution } from '#/components/caution.tsx';
import { isOutside } from './week.ts';

interface OutsideNoteProps {
  teacherId: string;
  /** When the classes begin, and how long each of them is. */
  starts: readonly string[];
  minutes: number;
}

/** D96: a class outside of what the teacher offers is possible, with a warning; nothing is said where nothing is known. */
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
