import type { Scope } from '@academy/shared-auth';
import type { Column } from '@academy/shared-ui/list';
import type { User } from '#/base/api/users.ts';
import type { ListName } from '#/base/components/people/places.ts';
import { type AccountColumn, useAccountColumns } from './account-columns.tsx';
import { type StudyColumn, useStudyColumns } from './study-columns.tsx';

type ColumnId = AccountColumn | StudyColumn;

const account: ColumnId[] = ['name', 'email', 'phone', 'active', 'created_at'];
const shown: Record<ListName, ColumnId[]> = {
  student: ['name', 'email', 'code', 'teacher', 'remainingClasses', 'status', 'active', 'created_at'],
  teacher: ['name', 'email', 'phone', 'code', 'leader', 'students', 'status', 'active'],
  leader: account,
  admin: account,
  guest: account,
  all: ['name', 'email', 'phone', 'role', 'active', 'created_at'],
};

/** Columns that a viewer does not get (D9), or does not need: the viewer's own name. */
const hidden: Record<Scope, ColumnId[]> = {
  all: [],
  team: ['leader'],
  own: ['email', 'phone', 'teacher'],
  children: ['email', 'phone', 'teacher'],
};

/** The columns of each list. */
export function useUserColumns(name: ListName, scope: Scope): Column<User>[] {
  const columns = { ...useAccountColumns(name === 'student' || name === 'teacher'), ...useStudyColumns() };
  return shown[name].filter((id) => !hidden[scope].includes(id)).map((id) => columns[id]);
}
