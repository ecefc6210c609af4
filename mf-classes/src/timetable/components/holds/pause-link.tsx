import { Button } from '@academy/shared-ui';
import { PauseIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { places } from '#/base/components/places.ts';
import { holdQueries } from '#/timetable/api/holds.ts';

/** Leads a family to the pauses of its student, where it may make one or take one back (D136). */
export function PauseLink({ studentId }: { studentId: string }) {
  const { t } = useTranslation('classes');
  const { data } = useQuery({ ...holdQueries.ofStudent(studentId), retry: false });
  if (!data?.may.ask && !data?.data.some(({ may }) => may.takeBack)) return null;
  return (
    <Button asChild variant="outline" size="sm">
      <Link to={places.pauses(studentId)}>
        <PauseIcon aria-hidden />
        {t('holds.add')}
      </Link>
    </Button>
  );
}
