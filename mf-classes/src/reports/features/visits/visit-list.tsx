import { EyeIcon } from '@academy/shared-ui/icons';
import { type Column, ListScreen } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { places } from '#/base/components/places.ts';
import { ClassMoment } from '#/base/components/time/class-moment.tsx';
import { useTimes } from '#/base/components/time/use-times.ts';
import { type Visit, type VisitStatus, visitQueries } from '#/reports/api/visits.ts';

/** The state of a visit that somebody has to do something about. */
function useStateColumn(): Column<Visit> {
  const { t } = useTranslation('classes');
  return {
    id: 'state',
    header: t('visits.column.state'),
    kind: 'badge',
    value: ({ isOff, status, answeredAt, may }) => {
      if (isOff) return { label: t('visits.state.off'), tone: 'danger' };
      if (status === 'planned' && may.record) return { label: t('visits.state.toRecord'), tone: 'warning' };
      if (status !== 'released') return { label: t(`visits.state.${status === 'draft' ? 'draft' : 'planned'}`) };
      return answeredAt
        ? { label: t('visits.state.answered'), tone: 'success' }
        : { label: t('visits.state.unanswered'), tone: 'neutral' };
    },
  };
}

/** The visits of a status; a teacher reads who has visited. */
export function VisitList({ status, isOwn = false }: { status: VisitStatus; isOwn?: boolean }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const state = useStateColumn();
  const teacher: Column<Visit> = {
    id: 'teacher',
    header: t('column.teacher'),
    kind: 'person',
    value: (row) => row.teacher,
  };
  const visitor: Column<Visit> = {
    id: 'visitor',
    header: t('visits.column.visitor'),
    kind: 'person',
    value: (row) => row.visitor,
  };
  const columns: Column<Visit>[] = [
    ...(isOwn ? [visitor] : [teacher]),
    { id: 'student', header: t('column.student'), kind: 'person', value: (row) => row.student },
    {
      id: 'class',
      header: t('reports.column.class'),
      kind: 'node',
      value: (row) => <ClassMoment at={row.class.startsAt} ends={row.class.endsAt} of={row} />,
      text: (row) => times.near(row.class.startsAt),
      inFile: [{ header: t('reports.column.class'), value: (row) => row.class.startsAt }],
    },
    ...(isOwn ? [] : [visitor]),
    state,
  ];
  return (
    <ListScreen
      name={`visits-${isOwn ? 'own' : status}`}
      label={isOwn ? t('visits.own.title') : t(`visits.tab.${status}`)}
      query={(params) => visitQueries.list(params, status)}
      columns={columns}
      rowKey={({ id }) => id}
      rowLabel={(row) => t('visits.row', { teacher: isolated(row.teacher.name), student: isolated(row.student.name) })}
      rowTo={({ id }) => places.visit(id)}
      empty={{
        icon: <EyeIcon size={22} />,
        title: t(isOwn ? 'visits.own.none' : 'visits.none.title'),
        text: t(isOwn ? 'visits.own.noneText' : `visits.none.${status}`),
      }}
    />
  );
}
