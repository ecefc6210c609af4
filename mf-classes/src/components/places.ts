const CLASSES = '/dashboard/classes';

/** Addresses of this remote's screens. */
export const places = {
  list: `${CLASSES}/my-classes`,
  listOf: (status: string) =>
    status === 'scheduled' ? `${CLASSES}/my-classes` : `${CLASSES}/my-classes?status=${status}`,
  add: `${CLASSES}/my-classes/add`,
  edit: (id: string) => `${CLASSES}/my-classes/edit/${id}`,
  check: (id: string) => `${CLASSES}/my-classes/${id}/check`,
  details: (id: string) => `${CLASSES}/${id}`,
  manage: (id: string) => `${CLASSES}/${id}/manage`,
  dailyReport: (id: string) => `${CLASSES}/${id}/daily-report`,
  reports: `${CLASSES}/daily-reports`,
  report: (id: string) => `${CLASSES}/daily-reports/show/${id}`,
  /** Spelt so in the specification (C6). */
  studentClasses: (studentId: string) => `/dashboard/statiscs/st/${studentId}`,
  materials: '/dashboard/lms',
  addMaterial: '/dashboard/lms/add',
  editMaterial: (id: string) => `/dashboard/lms/edit/${id}`,
};
