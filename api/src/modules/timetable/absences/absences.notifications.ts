import { defineNotification } from '#modules/platform/notifications/define-notification.ts';
import { absencesSubjects } from './absences.subjects.ts';

/** `affectedAt` is the first former or new start, before which people must be notified (D83). */
const about = {
  group: 'changes',
  channels: ['push', 'mail'],
  scope: 'course',
  count: 'classes',
  urgentBy: 'affectedAt',
} as const;
const ofClasses = { ...about, instants: ['startsAt', 'affectedAt'] } as const;
const ofFamily = { ...ofClasses, recipients: 'the student and parents, once for all classes of the student' } as const;
/** The ids of the people of the class that starts at `startsAt`. */
const classParams = ['teacher', 'startsAt', 'affectedAt', 'classes', 'studentId', 'teacherId'] as const;
const familyParams = ['student', ...classParams] as const;
const closureParams = ['nameEn', 'nameAr', ...classParams] as const;
const ofAbsence = {
  ...about,
  instants: ['affectedAt'],
  params: ['teacher', 'affectedAt', 'classes'],
  recipients: 'the teacher and the leader',
} as const;
const classesOf = (student: string, count: number) =>
  count === 1 ? `A class of ${student}` : `${count} classes of ${student}`;

/**
 * D97: one notification for each family and action, however many classes change. `startsAt` is that of the first class.
 */
export const absenceNotifications = {
  cancelled: defineNotification({
    ...ofFamily,
    params: familyParams,
    key: 'absence.cancelled',
    subject: absencesSubjects['absence.cancelled'],
    message: ({ student, teacher, startsAt }, count) =>
      `${teacher} is absent: ${classesOf(student, count)} cancelled, first on ${startsAt}`,
  }),
  moved: defineNotification({
    ...ofFamily,
    params: familyParams,
    key: 'absence.moved',
    subject: absencesSubjects['absence.moved'],
    message: ({ student, teacher, startsAt }, count) =>
      `${classesOf(student, count)} with ${teacher} moved, first to ${startsAt}`,
  }),
  substituted: defineNotification({
    ...ofFamily,
    params: [...familyParams, 'substitute'],
    key: 'absence.substituted',
    subject: absencesSubjects['absence.substituted'],
    message: ({ student, teacher, substitute, startsAt }, count) =>
      `${substitute} stands in for ${teacher}: ${classesOf(student, count)}, first on ${startsAt}`,
  }),
  changed: defineNotification({
    ...ofFamily,
    params: familyParams,
    key: 'absence.changed',
    subject: absencesSubjects['absence.changed'],
    message: ({ student, teacher, startsAt }, count) =>
      `${classesOf(student, count)} with ${teacher} changed, first on ${startsAt}`,
  }),
  undone: defineNotification({
    ...ofFamily,
    params: familyParams,
    key: 'absence.undone',
    subject: absencesSubjects['absence.undone'],
    message: ({ student, teacher, startsAt }, count) =>
      `${classesOf(student, count)} with ${teacher} take place as before, first on ${startsAt}`,
  }),
  standingIn: defineNotification({
    ...ofClasses,
    params: classParams,
    key: 'absence.standing-in',
    subject: absencesSubjects['absence.standing-in'],
    recipients: 'the substitute',
    message: ({ teacher, startsAt }, count) =>
      `You stand in for ${teacher}: ${count === 1 ? '1 class' : `${count} classes`}, first on ${startsAt}`,
  }),
  notStandingIn: defineNotification({
    ...ofClasses,
    params: classParams,
    key: 'absence.not-standing-in',
    subject: absencesSubjects['absence.not-standing-in'],
    recipients: 'who was to stand in',
    message: ({ teacher, startsAt }, count) =>
      `You do not stand in for ${teacher} any more: ${count === 1 ? '1 class' : `${count} classes`}, first on ${startsAt}`,
  }),
  recorded: defineNotification({
    ...ofAbsence,
    key: 'absence.recorded',
    subject: absencesSubjects['absence.recorded'],
    message: ({ teacher }, count) =>
      `The absence of ${teacher} was recorded: ${count === 1 ? '1 class' : `${count} classes`} changed`,
  }),
  takenBack: defineNotification({
    ...ofAbsence,
    key: 'absence.taken-back',
    subject: absencesSubjects['absence.taken-back'],
    message: ({ teacher }, count) =>
      `The absence of ${teacher} was taken back: ${count === 1 ? '1 class takes' : `${count} classes take`} place as before`,
  }),
};

export const closureNotifications = {
  cancelled: defineNotification({
    ...ofFamily,
    params: [...familyParams, 'nameEn', 'nameAr'],
    key: 'closure.cancelled',
    subject: absencesSubjects['closure.cancelled'],
    message: ({ student, nameEn, startsAt }, count) =>
      `${nameEn}: ${classesOf(student, count)} cancelled, first on ${startsAt}`,
  }),
  recorded: defineNotification({
    ...ofClasses,
    params: closureParams,
    key: 'closure.recorded',
    subject: absencesSubjects['closure.recorded'],
    recipients: 'the teachers of its classes',
    message: ({ nameEn, startsAt }, count) =>
      `${nameEn}: ${count === 1 ? '1 class' : `${count} classes`} of yours changed, first on ${startsAt}`,
  }),
  undone: defineNotification({
    ...ofClasses,
    params: closureParams,
    key: 'closure.undone',
    subject: absencesSubjects['closure.undone'],
    recipients: 'the teachers of its classes',
    message: ({ nameEn, startsAt }, count) =>
      `${nameEn} does not take place: ${count === 1 ? '1 class' : `${count} classes`} of yours as before, first on ${startsAt}`,
  }),
};
