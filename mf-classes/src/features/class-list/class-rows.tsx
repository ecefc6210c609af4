import { useTranslation } from '@academy/shared-auth';
import { CalendarDaysIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import type { ReactNode } from 'react';
import type { ClassStatus } from '#/api/class-schema.ts';
import { classQueries } from '#/api/classes.ts';
import { AwaitedTeacher } from '#/components/awaited-teacher/awaited-teacher.tsx';
import { classPlace, useClassActions } from '#/components/class/class-actions.tsx';
import { useClassColumns } from '#/components/class/use-class-columns.tsx';
import { useClassDialogs } from '#/components/class-dialogs/use-class-dialogs.tsx';
import { useMonthFilter } from '#/components/filters/use-month-filter.ts';
import { usePersonFilters } from '#/components/filters/use-person-filters.tsx';
import { isolated } from '#/components/isolated.ts';
import { useTimes } from '#/components/time/use-times.ts';
import { ZoneNote } from '#/components/time/zone-note.tsx';
import { useChildId } from '#/components/use-child-id.ts';
import { useViewer } from '#/components/use-viewer.ts';

interface ClassRowsProps {
  status: ClassStatus;
  add: ReactNode;
}

/** The viewer's classes of a status: future ones with the next first, others with the latest first. */
export function ClassRows({ status, add }: ClassRowsProps) {
  const { t } = useTranslation('classes');
  const viewer = useViewer();
  const times = useTimes();
  const childId = useChildId();
  const people = usePersonFilters();
  const month = useMonthFilter();
  const columns = useClassColumns(status);
  const { ask, dialog } = useClassDialogs();
  const actionsOn = useClassActions(ask);
  return (
    <>
      <ListScreen
        name="classes"
        label={t(`status.tab.${status}`)}
        search="all"
        query={(params) => classQueries.list({ status, studentId: childId }, params)}
        columns={columns}
        filters={[...people, month]}
        rowKey={({ id }) => id}
        rowLabel={({ student, starts_at }) =>
          t('list.row', { student: isolated(student.name), when: isolated(times.nearInText(starts_at)) })
        }
        rowTo={(row) => classPlace(row, viewer)}
        sort={status === 'scheduled' ? 'starts_at' : '-starts_at'}
        actions={(row) => (row.status === 'cancelled' ? [] : actionsOn(row, [classPlace(row, viewer)]))}
        csv={{ fileName: 'classes.csv' }}
        empty={{
          icon: <CalendarDaysIcon size={22} />,
          title: t(`list.empty.${status}`),
          text:
            status === 'scheduled' ? (
              <AwaitedTeacher studentId={childId}>{t(`list.emptyText.${viewer.side}`)}</AwaitedTeacher>
            ) : (
              t(`list.emptyText.${viewer.side}`)
            ),
          action: status === 'scheduled' ? add : undefined,
        }}
      />
      <ZoneNote />
      {dialog}
    </>
  );
}
