import { CalendarDaysIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMonthFilter } from '#/base/components/filters/use-month-filter.ts';
import { usePersonFilters } from '#/base/components/filters/use-person-filters.tsx';
import { isolated } from '#/base/components/isolated.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { ZoneNote } from '#/base/components/time/zone-note.tsx';
import { useChildId } from '#/base/components/use-child-id.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { ClassStatus } from '#/class/api/class-schema.ts';
import { classQueries } from '#/class/api/classes.ts';
import { AwaitedTeacher } from '#/class/components/awaited-teacher.tsx';
import { classPlace, useClassActions } from '#/classes/components/class-actions.tsx';
import { useClassColumns } from '#/classes/components/use-class-columns.tsx';
import { useClassDialogs } from '#/classes/components/use-class-dialogs.tsx';

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
