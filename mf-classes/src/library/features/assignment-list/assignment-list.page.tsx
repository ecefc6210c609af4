import { PageBody, PageHeader } from '@academy/shared-ui';
import { CalendarDaysIcon, DownloadIcon, EyeIcon, PaperclipIcon, TrashIcon } from '@academy/shared-ui/icons';
import { type Column, type Filter, ListScreen } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { ChildTabs } from '#/base/components/child-tabs.tsx';
import { places } from '#/base/components/places.ts';
import { ClassMoment } from '#/base/components/time/class-moment.tsx';
import { useTimes } from '#/base/components/time/use-times.ts';
import { useChildId } from '#/base/components/use-child-id.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { type Assignment, assignmentQueries } from '#/library/api/assignments.ts';
import { fileKind, openingKey } from '#/library/components/files/file-kind.ts';
import { useFileViewer } from '#/library/components/files/use-file-viewer.tsx';
import { useAssignmentActions } from '#/library/components/hand-ins/use-assignment-actions.tsx';
import { useAssignmentState } from '#/library/components/hand-ins/use-assignment-state.ts';
import { useAssignmentUpdates } from '#/library/components/hand-ins/use-assignment-updates.ts';

const people = {
  student: ['teacher'],
  teacher: ['student'],
  family: ['student', 'teacher'],
  staff: ['student', 'teacher'],
} as const;

function useColumns(): Column<Assignment>[] {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const { side } = useViewer();
  const state = useAssignmentState();
  return [
    { id: 'title', header: t('assignments.column.title'), value: ({ title }) => title },
    ...people[side].map(
      (id): Column<Assignment> => ({
        id,
        header: t(`column.${id}`),
        kind: 'person',
        value: (row) => row[id],
      }),
    ),
    {
      id: 'class',
      header: t('reports.column.class'),
      kind: 'node',
      value: (row) => <ClassMoment at={row.class.starts_at} ends={row.class.ends_at} of={row} />,
      // On a phone a row has no space for the time beside the name and the time of opening.
      text: (row) => times.nearDay(row.class.starts_at),
      inFile: [{ header: t('reports.column.class'), value: (row) => row.class.starts_at }],
    },
    {
      id: 'created_at',
      header: t('assignments.column.added'),
      kind: 'date',
      hideInCards: true,
      value: ({ created_at }) => created_at,
    },
    { id: 'state', header: t('assignments.column.state'), kind: 'badge', inRow: 'figure', value: state },
  ];
}

/** Filters by who has to act next. */
function useTodoFilter(): Filter<'todo'> {
  const { t } = useTranslation('classes');
  const options = (['to_hand_in', 'to_mark'] as const).map((value) => ({ value, label: t(`handIns.todo.${value}`) }));
  return { id: 'todo', label: t('handIns.todo.label'), kind: 'select', options };
}

export default function AssignmentListPage() {
  const { t } = useTranslation('classes');
  const { side } = useViewer();
  const childId = useChildId();
  const columns = useColumns();
  const todo = useTodoFilter();
  useAssignmentUpdates();
  const { opened, askDelete, dialog } = useAssignmentActions();
  const { open, viewer } = useFileViewer();
  const title = t(side === 'student' ? 'assignments.title.student' : 'assignments.title.others');
  const actions = (row: Assignment) => [
    {
      label: t(openingKey(row.assignmentFile)),
      icon: fileKind(row.assignmentFile) === 'other' ? <DownloadIcon /> : <EyeIcon />,
      onSelect: () => {
        open(row.assignmentFile, row.title);
        opened(row);
      },
    },
    { label: t('assignments.toClass'), icon: <CalendarDaysIcon />, to: places.details(row.classId) },
    row.may.delete && {
      label: t('action.delete'),
      icon: <TrashIcon />,
      tone: 'danger' as const,
      onSelect: () => askDelete(row),
    },
  ];
  return (
    <PageBody>
      <PageHeader title={title} context={t(`assignments.context.${side}`)} />
      <ChildTabs />
      <ListScreen
        name="assignments"
        label={title}
        search="all"
        query={(params) => assignmentQueries.list(params, childId)}
        columns={columns}
        filters={[todo]}
        rowKey={({ id }) => id}
        rowLabel={(row) => row.title}
        rowTo={({ id }) => places.assignment(id)}
        actions={actions}
        csv={{ fileName: 'assignments.csv' }}
        empty={{
          icon: <PaperclipIcon size={22} />,
          title: t('assignments.empty.title'),
          text: t(`assignments.empty.${side}`),
        }}
      />
      {dialog}
      {viewer}
    </PageBody>
  );
}
