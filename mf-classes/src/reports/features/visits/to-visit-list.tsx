import { EyeIcon } from '@academy/shared-ui/icons';
import { type Column, ListScreen } from '@academy/shared-ui/list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { places } from '#/base/components/places.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { type ToVisit, visitQueries } from '#/reports/api/visits.ts';
import { ClassChoiceDialog } from '#/reports/components/visits/class-choice-dialog.tsx';
import { usePlan } from './use-plan.ts';

/** The teachers of the viewer's round, first those who were not visited for long. */
export function ToVisitList() {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const [planning, setPlanning] = useState<ToVisit['teacher'] | null>(null);
  const plan = usePlan();
  const columns: Column<ToVisit>[] = [
    { id: 'teacher', header: t('column.teacher'), kind: 'person', value: (row) => row.teacher },
    {
      id: 'state',
      header: t('visits.column.state'),
      kind: 'badge',
      value: ({ isOverdue, planned }) => {
        if (isOverdue) return { label: t('visits.state.overdue'), tone: 'warning' };
        return planned ? { label: t('visits.state.planned'), tone: 'success' } : null;
      },
    },
    {
      id: 'lastVisitAt',
      header: t('visits.column.last'),
      kind: 'text',
      value: ({ lastVisitAt }) => (lastVisitAt ? times.day(lastVisitAt) : t('visits.never')),
    },
    { id: 'dueAt', header: t('visits.column.due'), kind: 'date', value: (row) => row.dueAt },
    {
      id: 'planned',
      header: t('visits.column.planned'),
      kind: 'text',
      value: ({ planned }) => planned && times.near(planned.startsAt),
      to: ({ planned }) => planned && places.visit(planned.id),
    },
  ];
  return (
    <>
      <ListScreen
        name="teachers-to-visit"
        label={t('visits.tab.toVisit')}
        query={(params) => visitQueries.round(params)}
        columns={columns}
        rowKey={({ teacher }) => teacher.id}
        rowLabel={({ teacher }) => teacher.name}
        rowTo={({ teacher }) => places.person('teacher', teacher.id)}
        actions={({ teacher, planned }) => [
          planned
            ? { label: t('visits.open'), icon: <EyeIcon />, to: places.visit(planned.id) }
            : { label: t('visits.plan.action'), icon: <EyeIcon />, onSelect: () => setPlanning(teacher) },
        ]}
        empty={{ icon: <EyeIcon size={22} />, title: t('visits.nobody.title'), text: t('visits.nobody.text') }}
      />
      {planning && (
        <ClassChoiceDialog
          title={t('visits.plan.title', { name: isolated(planning.name) })}
          teacherId={planning.id}
          saveLabel={t('visits.plan.action')}
          change={plan}
          onClose={() => setPlanning(null)}
        />
      )}
    </>
  );
}
