import { Button, PageBody, PageHeader } from '@academy/shared-ui';
import { EyeIcon, FileTextIcon, PlusIcon } from '@academy/shared-ui/icons';
import { type Column, ListScreen } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ChildTabs } from '#/base/components/child-tabs.tsx';
import { usePersonFilters } from '#/base/components/filters/use-person-filters.tsx';
import { isolated } from '#/base/components/isolated.ts';
import { places } from '#/base/components/places.ts';
import { SubjectLine } from '#/base/components/subject-line.tsx';
import { ClassMoment } from '#/base/components/time/class-moment.tsx';
import { useTimes } from '#/base/components/time/use-times.ts';
import { useChildId } from '#/base/components/use-child-id.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { attendanceTones } from '#/class/components/class-tones.ts';
import { placeOfClasses } from '#/class/components/list-places.ts';
import { type ReportRow, reportQueries } from '#/reports/api/reports.ts';

const people = {
  student: ['teacher'],
  teacher: ['student'],
  family: ['student', 'teacher'],
  staff: ['student', 'teacher'],
} as const;

/** @param childId a parent reads the reports of one child, whose name is not needed in each row. */
function useColumns(childId: string | null): Column<ReportRow>[] {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const { side } = useViewer();
  return [
    {
      id: 'class',
      header: t('reports.column.class'),
      kind: 'node',
      value: (row) => (
        <>
          <ClassMoment at={row.class.starts_at} ends={row.class.ends_at} of={row} />
          <SubjectLine of={row.class} />
        </>
      ),
      text: (row) => times.near(row.class.starts_at, row.class.ends_at),
      inFile: [{ header: t('reports.column.class'), value: (row) => row.class.starts_at }],
    },
    ...people[side]
      .filter((id) => childId === null || id !== 'student')
      .map(
        (id): Column<ReportRow> => ({
          id,
          header: t(`column.${id}`),
          kind: 'person',
          value: (row) => row[id],
        }),
      ),
    {
      id: 'attendance',
      header: t('reports.column.attendance'),
      kind: 'badge',
      inRow: 'figure',
      value: ({ class: { attendance } }) => ({
        label: t(`attendance.${attendance}`),
        tone: attendanceTones[attendance],
      }),
    },
    { id: 'excerpt', header: t('reports.column.report'), value: (row) => row.excerpt },
    {
      id: 'created_at',
      header: t('reports.column.written'),
      sortable: true,
      hideInCards: true,
      value: (row) => times.nearDay(row.created_at),
      inFile: [{ header: t('reports.column.written'), value: (row) => row.created_at }],
    },
  ];
}

export default function ReportListPage() {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const { side, canAddOnList } = useViewer();
  const childId = useChildId();
  const columns = useColumns(childId);
  const people = usePersonFilters();
  const add = canAddOnList('classes.report.create', 'report') && (
    <Button asChild>
      <Link to={placeOfClasses('needs_report_to_end')}>
        <PlusIcon aria-hidden />
        {t('reports.add')}
      </Link>
    </Button>
  );
  return (
    <PageBody>
      <PageHeader title={t('reports.header')} context={t(`reports.context.${side}`)} action={add} />
      <ChildTabs />
      <ListScreen
        name="daily-reports"
        label={t('reports.header')}
        search="all"
        query={(params) => reportQueries.list(params, childId)}
        columns={columns}
        filters={people}
        rowKey={({ id }) => id}
        rowLabel={(row) =>
          t('list.row', { student: isolated(row.student.name), when: isolated(times.nearInText(row.class.starts_at)) })
        }
        rowTo={({ id }) => places.report(id)}
        sort="-created_at"
        actions={({ id }) => [{ label: t('reports.view'), icon: <EyeIcon />, to: places.report(id) }]}
        csv={{ fileName: 'reports.csv' }}
        empty={{
          icon: <FileTextIcon size={22} />,
          title: t('reports.empty.title'),
          text: t(`reports.empty.${side}`),
          action: add,
        }}
      />
    </PageBody>
  );
}
