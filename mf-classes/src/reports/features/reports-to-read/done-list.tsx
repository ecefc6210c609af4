import { FileTextIcon } from '@academy/shared-ui/icons';
import { type Column, ListScreen } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { places } from '#/base/components/places.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { type DoneStatus, type Review, reviewQueries } from '#/reports/api/report-reviews.ts';

/** The reports that leaders have read, released or returned, the newest first. */
export function DoneList({ status }: { status: DoneStatus }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const columns: Column<Review>[] = [
    { id: 'student', header: t('column.student'), kind: 'person', value: (row) => row.student },
    { id: 'teacher', header: t('column.teacher'), kind: 'person', value: (row) => row.teacher },
    { id: 'class', header: t('reports.column.class'), kind: 'text', value: (row) => times.day(row.class.starts_at) },
    ...(status === 'returned'
      ? [{ id: 'note', header: t('reading.column.note'), kind: 'text' as const, value: (row: Review) => row.note }]
      : []),
    { id: 'by', header: t('reading.column.by'), kind: 'person', value: (row) => row.by },
    { id: 'at', header: t('reading.column.at'), kind: 'text', value: (row) => row.at && times.day(row.at) },
  ];
  return (
    <ListScreen
      name={`reports-to-read-${status}`}
      label={t(`reading.tab.${status}`)}
      query={(params) => reviewQueries.done(params, status)}
      columns={columns}
      rowKey={({ reportId }) => reportId}
      rowLabel={({ student, teacher }) =>
        t('reading.row', { student: isolated(student.name), teacher: isolated(teacher.name) })
      }
      rowTo={({ reportId }) => places.report(reportId)}
      empty={{
        icon: <FileTextIcon size={22} />,
        title: t('reading.noneDone.title'),
        text: t('reading.noneDone.text'),
      }}
    />
  );
}
