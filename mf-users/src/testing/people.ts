import { signInForTest } from '@academy/shared-auth/testing';
import { aStudentProfile, aTeacherProfile, aUser } from '#/testing/server.ts';

export const yusuf = aUser({ id: '11', name: 'Yusuf Karim', student: aStudentProfile({ remainingClasses: -2 }) });
export const layla = aUser({
  id: '12',
  name: 'ليلى منصور',
  active: false,
  student: aStudentProfile({ code: null, teacher_name: null, remainingClasses: 0 }),
});
export const salma = aUser({
  id: '7',
  name: 'Salma Haddad',
  role: 'teacher',
  roles: ['teacher', 'Registrar'],
  teacher: aTeacherProfile(),
});
/** The viewer, unless another user signs in. */
export const admin = aUser({ id: '1', name: 'Test User', role: 'admin', roles: ['admin'] });
export const everybody = [yusuf, layla, salma, admin];

export const allOfPeople = ['users.read', 'users.create', 'users.update', 'users.delete', 'classes.my_classes.read'];

export const signInAs = (role: string, permissions: readonly string[] = allOfPeople, id = admin.id) =>
  signInForTest({ id, role, roles: [role] }, [...permissions]);
