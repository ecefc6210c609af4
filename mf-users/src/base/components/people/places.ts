/** The names of the lists of users, each with its own address. */
export const listNames = ['student', 'teacher', 'leader', 'admin', 'guest', 'all'] as const;
export type ListName = (typeof listNames)[number];

/** The list of people with a role. */
export const listOfRole = (role: string): ListName => listNames.find((name) => name === role) ?? 'all';

const USERS = '/dashboard/users';

/** Addresses of this remote's screens. */
export const places = {
  /** The form of the free trial, a page of the API (D105). */
  freeTrial: (language: 'en' | 'ar') => `/free-trial?lang=${language}`,
  list: (name: string) => `${USERS}/${name}`,
  person: (name: string, id: string) => `${USERS}/${name}/${id}`,
  importPeople: `${USERS}/import`,
  add: (name: string) => `${USERS}/${name}/add`,
  edit: (name: string, id: string) => `${USERS}/${name}/edit/${id}`,
  completeStudent: (name: string, id: string) => `${USERS}/${name}/${id}/complete-profile`,
  completeTeacher: (name: string, id: string) => `${USERS}/${name}/${id}/complete-profile-teacher`,
  editProfile: (name: string, id: string) => `${USERS}/${name}/${id}/edit-profile`,
  /** Merging another account into one (D164). */
  merge: (name: string, id: string, other?: string) => `${USERS}/${name}/${id}/merge${other ? `?with=${other}` : ''}`,
  password: (name: string, id: string) => `${USERS}/${name}/${id}/change-password`,
  remainingClasses: (id: string) => `${USERS}/remaining-classes/${id}`,
  statement: (id: string) => `${USERS}/remaining-classes/${id}/statement`,
  /** The list of teachers for whoever does the salaries and sees no people. */
  teachersToPay: '/dashboard/salaries',
  payRuns: '/dashboard/pay-runs',
  payRun: (id: string) => `/dashboard/pay-runs/${id}`,
  salaries: (teacherId: string) => `${USERS}/${teacherId}/salaries`,
  addSalary: (teacherId: string) => `${USERS}/${teacherId}/salaries/add`,
  editSalary: (teacherId: string, id: string) => `${USERS}/${teacherId}/salaries/edit/${id}`,
  salaryMonth: (teacherId: string, month: string) => `${USERS}/${teacherId}/salaries/months/${month}`,
  statistics: (teacherId: string) => `${USERS}/statistics/${teacherId}`,
  /** A page of mf-classes, in the specification's spelling (C6). */
  studentClasses: (studentId: string) => `/dashboard/statiscs/st/${studentId}`,
  /** A page of mf-classes, filtered by a teacher. */
  calendarOf: (teacherId: string) => `/dashboard/calendar?teacher_id=${teacherId}`,
  /** A page of mf-classes. */
  absenceOf: (teacherId: string) => `/dashboard/absences/add?teacher_id=${teacherId}`,
  freeTimesOf: (teacherId: string) => `/dashboard/free-times/${teacherId}`,
  classesOf: (teacherId: string) => `/dashboard/classes/my-classes?teacher_id=${teacherId}`,
  reportsOf: (teacherId: string) => `/dashboard/classes/daily-reports?teacher_id=${teacherId}`,
  /** A page of mf-classes that moves the classes of a student or of a teacher to another teacher. */
  moveClassesOf: (role: 'student' | 'teacher', id: string) => `/dashboard/classes/my-classes/move?${role}_id=${id}`,
  /** A page of mf-classes. */
  classOf: (id: string) => `/dashboard/classes/${id}`,
  seriesOf: (id: string) => `/dashboard/series/${id}`,
  unreportedClasses: '/dashboard/classes/my-classes?status=needs_report_to_end',
  /** A page of mf-classes. */
  workToMark: '/dashboard/classes/my-assignments?todo=to_mark',
  lowFeedback: '/dashboard/feedback?state=low',
  /** A page of mf-classes. */
  addMaterial: '/dashboard/lms/add',
  /** A page of mf-classes. */
  addClass: '/dashboard/classes/my-classes/add',
  /** A page of mf-classes. */
  addSeries: '/dashboard/classes/my-classes/add-weekly',
  /** A group of the settings page. */
  settings: (group: string) => `/dashboard/settings?group=${group}`,
  /** A page of mf-subscriptions. */
  packages: '/dashboard/subscriptions/packages',
  addPackage: '/dashboard/subscriptions/packages/add',
  relatives: '/dashboard/relations/relatives',
  addRelative: '/dashboard/relations/relatives/add',
  addRelativeOf: (studentId: string) => `/dashboard/relations/relatives/add?user_id=${studentId}`,
  roles: '/dashboard/relations/roles',
  addRole: '/dashboard/relations/roles/add',
  editRole: (id: string) => `/dashboard/relations/roles/edit/${id}`,
  /** The log of actions about a person. */
  auditOf: (id: string) => `/dashboard/audit?about=${id}`,
  profile: '/profile',
  /** A part of the viewer's own profile as a page. */
  profilePart: (part: 'details' | 'family' | 'payments' | 'notifications' | 'password') => `/profile/${part}`,
  /** The devices of a child's own, for a parent, or an admin in their place (D141). */
  childDevices: (childId: string) => `/profile/family/${childId}/devices`,
  receipts: '/dashboard/subscriptions/receipts',
  ownData: '/profile/data',
  consents: '/profile/consents',
  security: '/profile/security',
  concerns: '/dashboard/concerns',
  ownDocuments: '/profile/documents',
  /** The conversation with the academy, with the first words of a message. */
  office: (text: string) => `/dashboard/messaging/chats/0?${new URLSearchParams({ text })}#write`,
  /** The conversation with a person, a page of another remote. */
  /** With the focus in the message field. */
  conversation: (id: string) => `/dashboard/messaging/chats/${id}#write`,
};
