export const PEOPLE = '/dashboard/users';
/** A demo student, since other tests add people. */
export const aStudent = { path: `${PEOPLE}/student?q=Yusuf+Ahmed`, as: 'admin' } as const;
export const aTeacher = { path: `${PEOPLE}/teacher?q=Hamza`, as: 'admin' } as const;
