import { defineNotification } from '#modules/notifications/define-notification.ts';

const about = { group: 'changes', channels: ['push', 'mail'], scope: 'course' } as const;
const instants = ['startsAt'] as const;
const ofFamily = {
  ...about,
  recipients: 'the student and parents, once for all classes of the student',
  instants,
  count: 'classes',
} as const;
const familyParams = ['student', 'teacher', 'startsAt', 'classes'] as const;
const classesOf = (student: string, count: number) =>
  count === 1 ? `A class of ${student}` : `${count} classes of ${student}`;

/** D97: one for each family and act, whatever it does to how many classes. `startsAt` is of the first of them. */
export const absenceNotifications = {
  cancelled: defineNotification({
    ...ofFamily,
    params: familyParams,
    key: 'absence.cancelled',
    message: ({ student, teacher, startsAt }, count) =>
      `${teacher} is absent: ${classesOf(student, count)} cancelled, first on ${startsAt}`,
  }),
  moved: defineNotification({
    ...ofFamily,
    params: familyParams,
    key: 'absence.moved',
    message: ({ student, teacher, startsAt }, count) =>
      `${classesOf(student, count)} with ${teacher} moved, first to ${startsAt}`,
  }),
  substituted: defineNotification({
    ...ofFamily,
    params: [...familyParams, 'substitute'],
    key: 'absence.substituted',
    message: ({ student, teacher, substitute, startsAt }, count) =>
      `${substitute} stands in for ${teacher}: ${classesOf(student, count)}, first on ${startsAt}`,
  }),
  changed: defineNotification({
    ...ofFamily,
    params: familyParams,
    key: 'absence.changed',
    message: ({ student, teacher, startsAt }, count) =>
      `${classesOf(student, count)} with ${teacher} changed, first on ${startsAt}`,
  }),
  undone: defineNotification({
    ...ofFamily,
    params: familyParams,
    key: 'absence.undone',
    message: ({ student, teacher, startsAt }, count) =>
      `${classesOf(student, count)} with ${teacher} take place as before, first on ${startsAt}`,
  }),
  standingIn: defineNotification({
    ...about,
    instants,
    count: 'classes',
    params: ['teacher', 'startsAt', 'classes'],
    key: 'absence.standing-in',
    recipients: 'the substitute',
    message: ({ teacher, startsAt }, count) =>
      `You stand in for ${teacher}: ${count === 1 ? '1 class' : `${count} classes`}, first on ${startsAt}`,
  }),
  notStandingIn: defineNotification({
    ...about,
    instants,
    count: 'classes',
    params: ['teacher', 'startsAt', 'classes'],
    key: 'absence.not-standing-in',
    recipients: 'who was to stand in',
    message: ({ teacher, startsAt }, count) =>
      `You do not stand in for ${teacher} any more: ${count === 1 ? '1 class' : `${count} classes`}, first on ${startsAt}`,
  }),
  recorded: defineNotification({
    ...about,
    count: 'classes',
    params: ['teacher', 'classes'],
    key: 'absence.recorded',
    recipients: 'the teacher and the leader',
    message: ({ teacher }, count) =>
      `The absence of ${teacher} was recorded: ${count === 1 ? '1 class' : `${count} classes`} changed`,
  }),
};

export const closureNotifications = {
  cancelled: defineNotification({
    ...ofFamily,
    params: [...familyParams, 'nameEn', 'nameAr'],
    key: 'closure.cancelled',
    message: ({ student, nameEn, startsAt }, count) =>
      `${nameEn}: ${classesOf(student, count)} cancelled, first on ${startsAt}`,
  }),
  recorded: defineNotification({
    ...about,
    instants,
    count: 'classes',
    params: ['nameEn', 'nameAr', 'startsAt', 'classes'],
    key: 'closure.recorded',
    recipients: 'the teachers of its classes',
    message: ({ nameEn, startsAt }, count) =>
      `${nameEn}: ${count === 1 ? '1 class' : `${count} classes`} of yours changed, first on ${startsAt}`,
  }),
  undone: defineNotification({
    ...about,
    instants,
    count: 'classes',
    params: ['nameEn', 'nameAr', 'startsAt', 'classes'],
    key: 'closure.undone',
    recipients: 'the teachers of its classes',
    message: ({ nameEn, startsAt }, count) =>
      `${nameEn} does not take place: ${count === 1 ? '1 class' : `${count} classes`} of yours as before, first on ${startsAt}`,
  }),
};
