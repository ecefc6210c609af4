const words = (key: string, textKey: string) => ({
  key: `class.${key}`,
  textKey: `notifications.${textKey}`,
  to: '/dashboard/classes/:relatedId',
});

/** What happens to a class, in the words of the bell; each leads to its page. */
export const notifications = [
  words('scheduled', 'scheduled'),
  words('moved', 'moved'),
  words('cancelled', 'cancelled'),
  // The page is not theirs any more.
  { key: 'class.withdrawn', textKey: 'notifications.withdrawn' },
  words('reported', 'reported'),
  words('student-absent', 'studentAbsent'),
  words('teacher-absent', 'teacherAbsent'),
  words('trial-held', 'trialHeld'),
  words('day-reminder', 'reminder'),
  words('hour-reminder', 'reminder'),
  words('minutes-reminder', 'reminder'),
  words('teacher-not-joined', 'teacherNotJoined'),
  words('report-needed', 'reportNeeded'),
  words('report-overdue', 'reportOverdue'),
  words('excuse-asked', 'excuseAsked'),
  words('move-asked', 'moveAsked'),
  words('excused', 'excused'),
  words('request-rejected', 'requestRejected'),
  words('request-lapsed', 'requestLapsed'),
  { key: 'makeup.ending', textKey: 'notifications.makeUpEnding', to: '/dashboard/classes/:relatedId' },
  { key: 'series.created', textKey: 'notifications.seriesCreated', to: '/dashboard/series/:relatedId' },
  { key: 'series.changed', textKey: 'notifications.seriesChanged', to: '/dashboard/series/:relatedId' },
  { key: 'series.ended', textKey: 'notifications.seriesEnded', to: '/dashboard/series/:relatedId' },
  // Of several classes: their list shows what has become of each.
  ...(
    [
      ['absence.cancelled', 'absenceCancelled'],
      ['absence.moved', 'absenceMoved'],
      ['absence.substituted', 'absenceSubstituted'],
      ['absence.changed', 'absenceChanged'],
      ['absence.undone', 'absenceUndone'],
      ['absence.standing-in', 'absenceStandingIn'],
      ['absence.not-standing-in', 'absenceNotStandingIn'],
      ['absence.recorded', 'absenceRecorded'],
      ['absence.taken-back', 'absenceTakenBack'],
      ['closure.cancelled', 'closureCancelled'],
      ['closure.recorded', 'closureRecorded'],
      ['closure.undone', 'closureUndone'],
      ['shift.moved', 'shiftMoved'],
      ['shift.undone', 'shiftUndone'],
      ['shift.recorded', 'shiftRecorded'],
      ['shift.taken-back', 'shiftTakenBack'],
    ] as const
  ).map(([key, text]) => ({ key, textKey: `notifications.${text}` as const, to: '/dashboard/calendar' })),
  { key: 'assignment.added', textKey: 'notifications.assignmentAdded', to: '/dashboard/classes/:relatedId' },
  { key: 'assignment.handed-in', textKey: 'notifications.assignmentHandedIn', to: '/dashboard/classes/:relatedId' },
  { key: 'assignment.marked', textKey: 'notifications.assignmentMarked', to: '/dashboard/classes/:relatedId' },
  { key: 'assignment.again', textKey: 'notifications.assignmentAgain', to: '/dashboard/classes/:relatedId' },
  { key: 'assignment.due', textKey: 'notifications.assignmentDue', to: '/dashboard/classes/:relatedId' },
  {
    key: 'monthly-report.submitted',
    textKey: 'notifications.monthlyReport',
    to: '/dashboard/classes/monthly-report/:relatedId',
  },
];
