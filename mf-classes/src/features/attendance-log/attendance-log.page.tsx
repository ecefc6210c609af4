import { useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { useParams } from '@academy/shared-auth/router';
import { Button, Card, EmptyState, ListSkeleton, PageBody, PageHeader } from '@academy/shared-ui';
import { ClockIcon } from '@academy/shared-ui/icons';
import { attendanceQueries } from '#/api/attendance.ts';
import { classQueries } from '#/api/classes.ts';
import { AttendanceLines } from '#/components/class/attendance-lines.tsx';
import { ClassLine } from '#/components/class/class-line.tsx';
import { useClassTrail } from '#/components/class/use-class-trail.ts';
import { useClassUpdates } from '#/components/meetings/use-meeting-updates.ts';

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
