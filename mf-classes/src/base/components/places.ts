const CLASSES = '/dashboard/classes';

/** Addresses of this remote's screens. */
export const places = {
  list: `${CLASSES}/my-classes`,
  add: `${CLASSES}/my-classes/add`,
  /** The form of a class with a teacher at an instant. */
  addWith: ({ teacherId, at, minutes }: { teacherId: string; at: string; minutes: number }) =>
    `${CLASSES}/my-classes/add?${new URLSearchParams({ teacher_id: teacherId, at, minutes: String(minutes) })}`,
  /** The form of weekly classes; optionally with a student, a teacher and a length. */
  addSeries: (studentId?: string, like?: { teacher: { id: string }; minutes: number }) => {
    const about = {
      ...(studentId ? { student_id: studentId } : {}),
      ...(like ? { like: like.teacher.id, minutes: String(like.minutes) } : {}),
    };
    const search = new URLSearchParams(about).toString();
    return `${CLASSES}/my-classes/add-weekly${search && `?${search}`}`;
  },
  /** The pauses of a student, for the family. */
  pauses: (studentId: string) => `/dashboard/pauses/${studentId}`,
  series: (id: string) => `/dashboard/series/${id}`,
  edit: (id: string) => `${CLASSES}/my-classes/edit/${id}`,
  check: (id: string) => `${CLASSES}/my-classes/${id}/check`,
  details: (id: string) => `${CLASSES}/${id}`,
  manage: (id: string) => `${CLASSES}/${id}/manage`,
  dailyReport: (id: string) => `${CLASSES}/${id}/daily-report`,
  reports: `${CLASSES}/daily-reports`,
  report: (id: string) => `${CLASSES}/daily-reports/show/${id}`,
  assignments: `${CLASSES}/my-assignments`,
  assignmentsToMark: `${CLASSES}/my-assignments?todo=to_mark`,
  assignment: (id: string) => `${CLASSES}/my-assignments/${id}`,
  addAssignment: (id: string) => `${CLASSES}/${id}/assignments`,
  monthlyReports: `${CLASSES}/monthly-report`,
  monthly: (id: string) => `${CLASSES}/monthly-report/${id}`,
  addMonthly: (pair: { student?: string; teacher?: string | undefined; month?: string }) => {
    const search = new URLSearchParams(Object.entries(pair).filter(([, value]) => value) as [string, string][]);
    return search.size > 0 ? `${CLASSES}/monthly-report/add?${search}` : `${CLASSES}/monthly-report/add`;
  },
  /** A page of mf-users: the devices of a child's own (D141). */
  childDevices: (childId: string) => `/profile/family/${childId}/devices`,
  /** A page of mf-users. */
  person: (role: string, id: string) => `/dashboard/users/${role}/${id}`,
  /** The specification's spelling (C6). */
  studentClasses: (studentId: string) => `/dashboard/statiscs/st/${studentId}`,
  /** Families' feedback; `low`: feedback that somebody must deal with. */
  feedback: (state?: 'low') => `/dashboard/feedback${state ? `?state=${state}` : ''}`,
  /** The reports that leaders are to read, or those of another status (D154). */
  reportsToRead: (status?: string) => `/dashboard/reports-to-read${status ? `?status=${status}` : ''}`,
  /** The visits of classes (D155): whom to visit, or those of a status. */
  visits: (status?: string) => `/dashboard/visits${status ? `?status=${status}` : ''}`,
  visit: (id: string) => `/dashboard/visits/${id}`,
  visitRubric: '/dashboard/visits/rubric',
  calendar: '/dashboard/calendar',
  timesOff: '/dashboard/absences',
  timeOff: (kind: 'absence' | 'closure', id: string) => `/dashboard/${kind}s/${id}`,
  addTimeOff: (kind: 'absence' | 'closure') => `/dashboard/${kind}s/add`,
  keptClasses: '/dashboard/kept-classes',
  shifts: '/dashboard/shifts',
  shift: (id: string) => `/dashboard/shifts/${id}`,
  addShift: '/dashboard/shifts/add',
  /** A teacher's week; by default the viewer's own. */
  freeTimes: (teacherId?: string) => `/dashboard/free-times${teacherId ? `/${teacherId}` : ''}`,
  /** The lists of a student whose relative the viewer is. */
  ofChild: (studentId: string) => ({
    calendar: `/dashboard/calendar?student_id=${studentId}`,
    reports: `${CLASSES}/daily-reports?student_id=${studentId}`,
    monthlyReports: `${CLASSES}/monthly-report?student_id=${studentId}`,
    assignments: `${CLASSES}/my-assignments?student_id=${studentId}`,
    /** A page of mf-users. */
    statement: `/dashboard/users/remaining-classes/${studentId}/statement`,
    /** A page of mf-subscriptions. */
    payments: `/dashboard/subscriptions/invoices?student_id=${studentId}`,
  }),
  books: '/dashboard/books',
  addBook: '/dashboard/books/add',
  editBook: (id: string) => `/dashboard/books/edit/${id}`,
  book: (id: string) => `/dashboard/books/read/${id}`,
  chat: (userId: string) => `/dashboard/messaging/chats/${userId}`,
  materials: '/dashboard/lms',
  /** The materials with this name. */
  materialsCalled: (name: string) => `/dashboard/lms?${new URLSearchParams({ q: name })}`,
  addMaterial: '/dashboard/lms/add',
  editMaterial: (id: string) => `/dashboard/lms/edit/${id}`,
};
