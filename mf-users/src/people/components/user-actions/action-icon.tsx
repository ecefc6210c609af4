import {
  ArrowUpDownIcon,
  BanknoteIcon,
  CalendarDaysIcon,
  CalendarXIcon,
  ChartColumnIcon,
  ClockIcon,
  EyeIcon,
  FileTextIcon,
  HourglassIcon,
  KeyRoundIcon,
  LockIcon,
  PencilIcon,
  Rows3Icon,
  TrashIcon,
  UserCheckIcon,
  UserIcon,
  UserPlusIcon,
  UserXIcon,
} from '@academy/shared-ui/icons';
import type { ReactNode } from 'react';

const icons = {
  profile: UserIcon,
  completeProfile: UserPlusIcon,
  edit: PencilIcon,
  password: KeyRoundIcon,
  classes: CalendarDaysIcon,
  classesOfTeacher: Rows3Icon,
  moveClasses: ArrowUpDownIcon,
  calendar: CalendarDaysIcon,
  freeTimes: ClockIcon,
  absence: CalendarXIcon,
  reports: FileTextIcon,
  remaining: HourglassIcon,
  salaries: BanknoteIcon,
  statistics: ChartColumnIcon,
  audit: Rows3Icon,
  viewAs: EyeIcon,
  resetTwoSteps: LockIcon,
  invite: UserPlusIcon,
  merge: ArrowUpDownIcon,
  deactivate: UserXIcon,
  reactivate: UserCheckIcon,
  delete: TrashIcon,
};
export type ActionName = keyof typeof icons;

/** The icon of an action on a person. */
export default function ActionIcon({ name }: { name: ActionName }): ReactNode {
  const Icon = icons[name];
  return <Icon />;
}
