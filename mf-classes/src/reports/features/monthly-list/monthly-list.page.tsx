import { Box, Button, PageBody, PageHeader } from '@academy/shared-ui';
import { EyeIcon, FileTextIcon, PlusIcon } from '@academy/shared-ui/icons';
import { type Column, ListScreen } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ChildTabs } from '#/base/components/child-tabs.tsx';
import { useMonthFilter } from '#/base/components/filters/use-month-filter.ts';
import { isolated } from '#/base/components/isolated.ts';
import { places } from '#/base/components/places.ts';
import { ClassMoment } from '#/base/components/time/class-moment.tsx';
import { monthWords } from '#/base/components/time/month-words.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { useChildId } from '#/base/components/use-child-id.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { type MonthlyRow, monthlyQueries } from '#/reports/api/monthly-reports.ts';
import { DueCard } from './due-card.tsx';

const people = {
  student: ['teacher'],
  teacher: ['student'],
  family: ['student', 'teacher'],
  staff: ['student', 'teacher'],
} as const;

function useColumns(): Column<MonthlyRow>[] {
  const { t, i18n } = useTranslation('classes');
  const times = useTimes();
  const { side } = useViewer();
  return [
    { id: 'month', header: t('monthly.column.month'), value: (row) => monthWords(row, i18n.language) },
    ...people[side].map(
      (id): Column<MonthlyRow> => ({
        id,
        header: t(`column.${id}`),
        kind: 'person',
        value: (row) => row[id],
      }),
    ),
    {
      id: 'created_at',
      header: t('reports.column.written'),
      kind: 'node',
      hideInCards: true,
      value: (row) => <ClassMoment at={row.created_at} />,
      text: (row) => times.near(row.created_at),
      inFile: [{ header: t('reports.column.written'), value: (row) => row.created_at }],
    },
  ];
}

export default function MonthlyListPage() {
  const { t, i18n } = useTranslation('classes');
  const columns = useColumns();
  const { side, can, canAddOnList } = useViewer();
  const childId = useChildId();
  const writes = can('classes.report.create');
  const add = writes && (
    <Button asChild>
      <Link to={places.addMonthly({})}>
        <PlusIcon aria-hidden />
        {t('monthly.add')}
      </Link>
    </Button>
  );
  return (
    <PageBody>
      <PageHeader
        title={t('monthly.header')}
        context={t(`monthly.context.${side}`)}
        action={canAddOnList('classes.report.create', 'report') && add}
      />
      {writes && (
        <Box marginBlockEnd="5" css={{ '&:empty': { display: 'none' } }}>
          <DueCard />
        </Box>
      )}
      <ChildTabs />
      <ListScreen
        name="monthly-reports"
        label={t('monthly.header')}
        search="all"
        query={(params) => monthlyQueries.list(params, childId)}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={(row) =>
          t('monthly.row', { student: isolated(row.student.name), when: isolated(monthWords(row, i18n.language)) })
        }
        rowTo={({ id }) => places.monthly(id)}
        filters={[useMonthFilter()]}
        actions={({ id }) => [{ label: t('reports.view'), icon: <EyeIcon />, to: places.monthly(id) }]}
        csv={{ fileName: 'monthly-reports.csv' }}
        empty={{
          icon: <FileTextIcon size={22} />,
          title: t('monthly.empty.title'),
          text: t(`monthly.empty.${side}`),
          action: add,
        }}
      />
    </PageBody>
  );
}
