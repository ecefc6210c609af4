import type { Language } from '@academy/shared-auth';

/** The words of the sample list. */
export interface ListWords {
  title: string;
  context: string;
  add: string;
  name: string;
  email: string;
  phone: string;
  role: string;
  state: string;
  active: string;
  inactive: string;
  classes: string;
  joined: string;
  edit: string;
  profile: string;
  remove: string;
  write: string;
  empty: string;
  roles: { student: string; teacher: string; guest: string };
}

export const listWords: Record<Language, ListWords> = {
  en: {
    title: 'People',
    context: 'Everybody who learns and teaches here.',
    add: 'Add a person',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    role: 'Role',
    state: 'State',
    active: 'Active',
    inactive: 'Inactive',
    classes: 'Classes left',
    joined: 'Joined',
    edit: 'Edit',
    profile: 'Profile',
    remove: 'Delete',
    write: 'Write a message',
    empty: 'People will appear here',
    roles: { student: 'Student', teacher: 'Teacher', guest: 'Guest' },
  },
  ar: {
    title: 'الأشخاص',
    context: 'كل من يتعلّم ويعلّم هنا.',
    add: 'إضافة شخص',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    role: 'الدور',
    state: 'الحالة',
    active: 'نشط',
    inactive: 'غير نشط',
    classes: 'الحصص المتبقية',
    joined: 'تاريخ الانضمام',
    edit: 'تعديل',
    profile: 'الملف الشخصي',
    remove: 'حذف',
    write: 'كتابة رسالة',
    empty: 'سيظهر الأشخاص هنا',
    roles: { student: 'طالب', teacher: 'معلّم', guest: 'زائر' },
  },
};
