import { numberFormat } from '@academy/shared-auth';
import { Badge, Span, useNarrow } from '@academy/shared-ui';
import type { Column } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import type { User } from '#/base/api/users.ts';
import { places } from '#/base/components/people/places.ts';
import { useCanOpen } from '#/base/components/use-can-open.ts';
import { useMakeUpsText } from '#/base/components/use-make-ups-text.ts';
import { completedProfile } from '#/people/components/completed-profile.ts';
import { useProfileStatus } from '#/people/components/use-profile-status.ts';

/** A negative number is shown as owed classes. */
function RemainingClasses({ count }: { count: number | undefined }) {
  const { t, i18n } = useTranslation('users');
  const isNarrow = useNarrow();
  if (count === undefined) return <Span color="fg.subtle">—</Span>;
  if (count < 0) return <Badge tone="danger">{t('list.classes.owes', { count: -count })}</Badge>;
  // A row on a phone has no head that names the number.
  if (isNarrow) return t('list.classes.left', { count });
  return <Span fontVariantNumeric="tabular-nums">{numberFormat(i18n.language).format(count)}</Span>;
}

export type StudyColumn = 'code' | 'teacher' | 'leader' | 'students' | 'remainingClasses' | 'status';

interface Colleague {
  id: string | null | undefined;
  name: string | null | undefined;
}

function leaderOf(user: User): Colleague {
  const profile = completedProfile(user);
  const id = profile && ('leader_id' in profile ? profile.leader_id : profile.leader);
  return { id, name: profile?.leader_name };
}

/** The columns from the profiles of students and teachers. */
export function useStudyColumns(): Record<StudyColumn, Column<User>> {
  const { t } = useTranslation('users');
  const statusOf = useProfileStatus();
  const canOpen = useCanOpen();
  const makeUpsText = useMakeUpsText();
  const colleague = (role: 'teacher' | 'leader', of: (user: User) => Colleague): Column<User> => ({
    id: role,
    header: t(`list.column.${role}`),
    inRow: 'line',
    value: (user) => of(user).name,
    to: (user) => {
      const { id, name } = of(user);
      return id && name && canOpen({ id, role }) ? places.person(role, id) : null;
    },
  });
  return {
    code: {
      id: 'code',
      header: t('list.column.code'),
      kind: 'code',
      inRow: 'line',
      value: (user) => completedProfile(user)?.code,
    },
    teacher: colleague('teacher', ({ student }) => ({ id: student?.teacher_id, name: student?.teacher_name })),
    leader: colleague('leader', leaderOf),
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
      inRow: 'figure',
      value: ({ student }) => <RemainingClasses count={student?.remainingClasses} />,
      text: ({ student }) => String(student?.remainingClasses ?? ''),
      note: ({ makeUps }) => makeUps && makeUpsText(makeUps.open, makeUps.until),
    },
    status: { id: 'status', header: t('list.column.status'), kind: 'badge', value: statusOf },
  };
}
