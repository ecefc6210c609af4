import { useTranslation } from '@academy/shared-auth';
import type { Column } from '@academy/shared-ui/list';
import type { User } from '#/api/users.ts';
import { completedProfile } from '#/components/completed-profile.ts';
import { useProfileStatus } from '#/components/use-profile-status.ts';
import { RemainingClasses } from './remaining-classes.tsx';

export type StudyColumn = 'code' | 'teacher' | 'leader' | 'students' | 'remainingClasses' | 'status';

/** What the profiles of students and teachers say. */
export function useStudyColumns(): Record<StudyColumn, Column<User>> {
  const { t } = useTranslation('users');
  const statusOf = useProfileStatus();
  const plain = (id: 'teacher' | 'leader', value: (user: User) => string | null | undefined): Column<User> => ({
    id,
    header: t(`list.column.${id}`),
    value,
  });
  return {
    code: {
      id: 'code',
      header: t('list.column.code'),
      kind: 'code',
      value: (user) => completedProfile(user)?.code,
    },
    teacher: plain('teacher', ({ student }) => student?.teacher_name),
    leader: plain('leader', (user) => completedProfile(user)?.leader_name),
    students: {
      id: 'students',
      header: t('list.column.students'),
      kind: 'number',
      value: ({ teacher }) => teacher?.students,
    },
    remainingClasses: {
      id: 'remainingClasses',
      header: t('list.column.classes'),
      kind: 'node',
      sortable: true,
      atEnd: true,
      value: ({ student }) => <RemainingClasses count={student?.remainingClasses} />,
      text: ({ student }) => String(student?.remainingClasses ?? ''),
    },
    status: { id: 'status', header: t('list.column.status'), kind: 'badge', value: statusOf },
  };
}
