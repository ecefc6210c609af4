import { CalendarDaysIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { useMonthFilter } from '#/base/components/filters/use-month-filter.ts';
import { ZoneNote } from '#/base/components/time/zone-note.tsx';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { ClassStatus } from '#/class/api/class-schema.ts';
import { classQueries } from '#/class/api/classes.ts';
import { classPlace, useClassActions } from '#/classes/components/class-actions.tsx';
import { useClassColumns } from '#/classes/components/use-class-columns.tsx';
import { useClassDialogs } from '#/classes/components/use-class-dialogs.tsx';

interface StudentClassRowsProps {
  studentId: string;
  status: ClassStatus;
}

/** A student's classes of a status: future ones with the next first, others with the latest first. */
export function StudentClassRows({ studentId, status }: StudentClassRowsProps) {
  const { t } = useTranslation('classes');
  const viewer = useViewer();
  const month = useMonthFilter();
  const columns = useClassColumns(status, ['teacher']);
  const { ask, dialog } = useClassDialogs();
  const actionsOn = useClassActions(ask);
  return (
    <>
      <ListScreen
        name="student-classes"
        label={t(`status.tab.${status}`)}
        search="all"
        query={(params) => classQueries.list({ status, studentId }, params)}
        columns={columns}
        filters={[month]}
        rowKey={({ id }) => id}
        rowLabel={(row) => t('details.number', { number: row.class_number })}
        rowTo={(row) => classPlace(row, viewer)}
        actions={(row) => (row.status === 'cancelled' ? [] : actionsOn(row, [classPlace(row, viewer)]))}
        sort={status === 'scheduled' ? 'starts_at' : '-starts_at'}
        csv={{ fileName: 'classes.csv' }}
        empty={{
          icon: <CalendarDaysIcon size={22} />,
          title: t(`list.empty.${status}`),
          text: t('studentClasses.empty'),
        }}
      />
      <ZoneNote />
      {dialog}
    </>
  );
}
