import { Button, Card, EmptyState, ListSkeleton, PageBody, PageHeader } from '@academy/shared-ui';
import { ClockIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { attendanceQueries } from '#/class/api/attendance.ts';
import { classQueries } from '#/class/api/classes.ts';
import { ClassLine } from '#/class/components/class-line.tsx';
import { useClassUpdates } from '#/class/components/meetings/use-meeting-updates.ts';
import { useClassTrail } from '#/class/components/use-class-trail.ts';
import { AttendanceLines } from '#/classes/components/attendance-lines.tsx';

export default function AttendanceLogPage() {
  const { t } = useTranslation('classes');
  const { id = '' } = useParams();
  const { data } = useQuery(classQueries.detail(id));
  useClassUpdates();
  return (
    <PageBody width="reading">
      <PageHeader title={t('log.header')} context={data && <ClassLine row={data} />} via={useClassTrail(id)} />
      <Log key={id} classId={id} />
    </PageBody>
  );
}

/** The specification uses "No Data Yet" for an empty log and for a log that could not be loaded. */
function Log({ classId }: { classId: string }) {
  const { t } = useTranslation('classes');
  const { data, error, refetch, isFetching } = useQuery(attendanceQueries.log(classId));
  if (data && data.length > 0)
    return (
      <Card>
        <AttendanceLines log={data} />
      </Card>
    );
  if (!data && !error) return <ListSkeleton rows={2} faces={false} />;
  const again = (
    <Button variant="outline" loading={isFetching} onClick={() => refetch()}>
      {t('log.retry')}
    </Button>
  );
  return (
    <EmptyState
      icon={<ClockIcon size={22} />}
      title={t('log.empty')}
      text={t(error ? 'log.failed' : 'log.emptyText')}
      action={error && again}
    />
  );
}
