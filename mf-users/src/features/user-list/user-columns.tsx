import { localeOf, useTranslation } from '@academy/shared-auth';
import { Span, VisuallyHidden } from '@academy/shared-ui';
import { CheckIcon, XIcon } from '@academy/shared-ui/icons';
import type { Column } from '@academy/shared-ui/list';
import type { User } from '#/api/users.ts';
import type { ListName } from '#/components/places.ts';
import { useRoleName } from '#/components/use-role-name.ts';
import { completedProfile } from './completed-profile.ts';
import type { Readership } from './readership.ts';
import { RemainingClasses } from './remaining-classes.tsx';

type UserColumn = Column<User>;
type ColumnId =
  | 'name'
  | 'email'
  | 'phone'
  | 'role'
  | 'code'
  | 'teacher'
  | 'leader'
  | 'students'
  | 'remainingClasses'
  | 'status'
  | 'created_at'
  | 'active';

const account: ColumnId[] = ['name', 'email', 'phone', 'active', 'created_at'];
const shown: Record<ListName, ColumnId[]> = {
  student: ['name', 'email', 'code', 'teacher', 'remainingClasses', 'status', 'active', 'created_at'],
  teacher: ['name', 'email', 'phone', 'code', 'leader', 'students', 'status', 'active'],
  leader: account,
  admin: account,
  guest: account,
  all: ['name', 'email', 'phone', 'role', 'active', 'created_at'],
};

const tones = { active: 'success', suspended: 'warning', stopped: 'neutral', other: 'neutral' } as const;

/** What a reader is not sent (D9), or knows already: it is themselves. */
const hidden: Record<Readership, ColumnId[]> = {
  all: [],
  some: [],
  team: ['leader'],
  own: ['email', 'phone', 'teacher'],
};

/** What each list shows of its people. */
export function useUserColumns(name: ListName, readership: Readership): UserColumn[] {
  const { t, i18n } = useTranslation('users');
  const roleName = useRoleName();
  const inWords = new Intl.ListFormat(localeOf(i18n.language));
  const statusOf = (user: User) => {
    const profile = completedProfile(user);
    if (!profile) return { label: t('list.profile.missing'), tone: 'accent' as const };
    const status = profile.last_status;
    return { label: t(`status.${status}`), tone: tones[status] };
  };
  const columns: Record<ColumnId, UserColumn> = {
    name: {
      id: 'name',
      header: t('list.column.name'),
      kind: 'person',
      sortable: true,
      value: ({ name, image }) => ({ name, image }),
    },
    email: { id: 'email', header: t('list.column.email'), kind: 'email', sortable: true, value: ({ email }) => email },
    phone: { id: 'phone', header: t('list.column.phone'), kind: 'phone', value: ({ phone }) => phone },
    role: {
      id: 'role',
      header: t('list.column.role'),
      sortable: true,
      value: ({ role, roles }) => inWords.format([...new Set([role, ...roles])].map(roleName)),
    },
    code: {
      id: 'code',
      header: t('list.column.code'),
      kind: 'code',
      value: ({ student, teacher }) => (teacher ?? student)?.code,
    },
    teacher: { id: 'teacher', header: t('list.column.teacher'), value: ({ student }) => student?.teacher_name },
    leader: {
      id: 'leader',
      header: t('list.column.leader'),
      value: ({ student, teacher }) => (teacher ?? student)?.leader_name,
    },
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
    created_at: {
      id: 'created_at',
      header: t('list.column.joined'),
      kind: 'date',
      sortable: true,
      hideInCards: true,
      value: ({ created_at }) => created_at,
    },
    active: {
      id: 'active',
      header: t('list.column.active'),
      kind: 'node',
      sortable: true,
      value: ({ active }) => <ActiveMark active={active} />,
      text: ({ active }) => t(active ? 'list.active.yes' : 'list.active.no'),
    },
  };
  return shown[name].filter((id) => !hidden[readership].includes(id)).map((id) => columns[id]);
}

/** §4: a tick or a cross. */
function ActiveMark({ active }: { active: boolean }) {
  const { t } = useTranslation('users');
  const label = t(active ? 'list.active.yes' : 'list.active.no');
  return (
    <Span display="flex" color={active ? 'success.fg' : 'danger.fg'} title={label}>
      {active ? <CheckIcon size={18} aria-hidden /> : <XIcon size={18} aria-hidden />}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Span>
  );
}
