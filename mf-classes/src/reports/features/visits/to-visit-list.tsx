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
  const [planning, setPlanning] = useState<ToVisit['teacher'] | null>(null);
  return (
    <>
      <ListScreen
        name="teachers-to-visit"
        label={t('visits.tab.toVisit')}
        query={(params) => visitQueries.round(params)}
        columns={useColumns()}
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
      {planning && <PlanDialog teacher={planning} onClose={() => setPlanning(null)} />}
    </>
  );
}

function useColumns(): Column<ToVisit>[] {
  const { t } = useTranslation('classes');
  const times = useTimes();
  /** What is next, in a phone's row, which has room for one date and no headers. */
  const inWords = ({ lastVisitAt, dueAt, planned }: ToVisit) => {
    if (planned) return t('visits.plannedFor', { when: isolated(times.nearInText(planned.startsAt)) });
    if (dueAt) return t('visits.nextBy', { day: isolated(times.day(dueAt)) });
    return lastVisitAt ? t('visits.last', { day: isolated(times.day(lastVisitAt)) }) : t('visits.never');
  };
  return [
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
      kind: 'node',
      value: ({ lastVisitAt }) => (lastVisitAt ? times.day(lastVisitAt) : t('visits.never')),
      text: inWords,
      inFile: [{ header: t('visits.column.last'), value: (row) => row.lastVisitAt }],
    },
    {
      id: 'dueAt',
      header: t('visits.column.due'),
      kind: 'text',
      inRow: 'none',
      value: ({ dueAt }) => dueAt && times.day(dueAt),
      inFile: [{ header: t('visits.column.due'), value: (row) => row.dueAt }],
    },
    {
      id: 'planned',
      header: t('visits.column.planned'),
      kind: 'text',
      inRow: 'none',
      value: ({ planned }) => planned && times.near(planned.startsAt),
      to: ({ planned }) => planned && places.visit(planned.id),
    },
  ];
}

interface PlanDialogProps {
  teacher: ToVisit['teacher'];
  onClose: () => void;
}

/** Plans a visit to a class of the teacher, and opens it. */
function PlanDialog({ teacher, onClose }: PlanDialogProps) {
  const { t } = useTranslation('classes');
  return (
    <ClassChoiceDialog
      title={t('visits.plan.title', { name: isolated(teacher.name) })}
      teacherId={teacher.id}
      saveLabel={t('visits.plan.action')}
      change={usePlan()}
      onClose={onClose}
    />
  );
}
