import { localeOf, useTranslation } from '@academy/shared-auth';
import { CalendarDaysIcon } from '@academy/shared-ui/icons';
import { type Column, ListScreen } from '@academy/shared-ui/list';
import { type ClassStatus, classQueries, type StudentClass } from '#/api/classes.ts';
import { attendanceTones } from '#/components/attendance-tones.ts';

const isHeld = (status: StudentClass['status']) => status === 'ended' || status === 'trial';

/** Of a class that was not held, only that it is a trial is known of its attendance (D20). */
const attendanceOf = ({ status, attendance }: StudentClass) =>
  isHeld(status) || attendance === 'trial' ? attendance : null;

function useColumns(listed: ClassStatus): Column<StudentClass>[] {
  const { t, i18n } = useTranslation('users');
  const minutes = new Intl.NumberFormat(localeOf(i18n.language), { style: 'unit', unit: 'minute' });
  return [
    {
      id: 'starts_at',
      header: t('classes.column.when'),
      kind: 'moment',
      sortable: true,
      value: (row) => row.starts_at,
    },
    { id: 'class_number', header: t('classes.column.number'), kind: 'number', value: (row) => row.class_number },
    { id: 'teacher', header: t('classes.column.teacher'), value: (row) => row.teacher.name },
    { id: 'duration', header: t('classes.column.length'), value: (row) => minutes.format(row.duration) },
    {
      id: 'attendance',
      header: t('classes.column.attendance'),
      kind: 'badge',
      hideInCards: !isHeld(listed),
      value: (row) => {
        const attendance = attendanceOf(row);
        return attendance && { label: t(`classes.attendance.${attendance}`), tone: attendanceTones[attendance] };
      },
    },
    { id: 'accomplished', header: t('classes.column.accomplished'), value: (row) => row.accomplished },
  ];
}

interface ClassRowsProps {
  studentId: string;
  status: ClassStatus;
}

/** A student's classes of a status: the next one first of those to come, else the latest. */
export function ClassRows({ studentId, status }: ClassRowsProps) {
  const { t } = useTranslation('users');
  const columns = useColumns(status);
  return (
    <ListScreen
      name="student-classes"
      label={t(`classes.status.${status}`)}
      search="none"
      query={(params) => classQueries.list(studentId, status, params)}
      columns={columns}
      rowKey={(row) => row.id}
      rowLabel={(row) => t('classes.row.label', { number: row.class_number })}
      sort={status === 'scheduled' ? 'starts_at' : '-starts_at'}
      empty={{
        icon: <CalendarDaysIcon size={22} />,
        title: t(`classes.empty.${status}`),
        text: t('classes.empty.text'),
      }}
    />
  );
}
