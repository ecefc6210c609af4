import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { shiftsSubjects } from './shifts.subjects.ts';

/** `affectedAt` is the earliest former or new start, before which people must be notified (D83). */
const about = {
  group: 'changes',
  channels: ['push', 'mail'],
  scope: 'course',
  count: 'classes',
  urgentBy: 'affectedAt',
  instants: ['startsAt', 'affectedAt'],
} as const;
/** The ids belong to the people of the class that starts at `startsAt`. */
const params = ['teacher', 'startsAt', 'affectedAt', 'classes', 'studentId', 'teacherId'] as const;
const ofFamily = {
  ...about,
  params: ['student', ...params],
  recipients: 'the student and parents, once for all classes of the student',
} as const;
const ofTeacher = { ...about, params, recipients: 'the teachers of its classes' } as const;
const classesOf = (student: string, count: number) =>
  count === 1 ? `A class of ${student}` : `${count} classes of ${student}`;
const yours = (count: number) => (count === 1 ? '1 class of yours' : `${count} classes of yours`);

/**
 * D99: one for each family and action. `startsAt` is the start of its first class: the new time for families, the
 * former one for teachers.
 */
export const shiftNotifications = {
  moved: defineNotification({
    ...ofFamily,
    key: 'shift.moved',
    subject: shiftsSubjects['shift.moved'],
    message: ({ student, teacher, startsAt }, count) =>
      `${classesOf(student, count)} with ${teacher} moved for some time, first to ${startsAt}`,
  }),
  undone: defineNotification({
    ...ofFamily,
    key: 'shift.undone',
    subject: shiftsSubjects['shift.undone'],
    message: ({ student, teacher, startsAt }, count) =>
      `${classesOf(student, count)} with ${teacher} at the usual time again, first on ${startsAt}`,
  }),
  recorded: defineNotification({
    ...ofTeacher,
    key: 'shift.recorded',
    subject: shiftsSubjects['shift.recorded'],
    message: ({ startsAt }, count) => `${yours(count)} moved for some time, first that of ${startsAt}`,
  }),
  takenBack: defineNotification({
    ...ofTeacher,
    key: 'shift.taken-back',
    subject: shiftsSubjects['shift.taken-back'],
    message: ({ startsAt }, count) => `${yours(count)} at the usual time again, first on ${startsAt}`,
  }),
};
