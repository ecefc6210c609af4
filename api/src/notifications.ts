import { absenceNotifications, closureNotifications } from '#modules/absences/absences.notifications.ts';
import { assignmentNotifications } from '#modules/assignments/assignments.notifications.ts';
import { chatNotifications, officeNotifications } from '#modules/chat/chat.notifications.ts';
import { classNotifications, clockNotifications } from '#modules/classes/classes.notifications.ts';
import { commentNotifications } from '#modules/comments/comments.notifications.ts';
import { formNotifications } from '#modules/forms/forms.notifications.ts';
import { holdNotifications } from '#modules/holds/holds.notifications.ts';
import { leadNotifications } from '#modules/leads/leads.notifications.ts';
import { makeUpNotifications } from '#modules/make-ups/make-ups.notifications.ts';
import type { NotificationKind } from '#modules/notifications/define-notification.ts';
import { pushNotifications } from '#modules/notifications/push/push.notifications.ts';
import { ledgerNotifications } from '#modules/people/ledger/ledger.notifications.ts';
import { ownNotifications } from '#modules/people/own/own.notifications.ts';
import { userNotifications } from '#modules/people/users/users.notifications.ts';
import { personalDataNotifications } from '#modules/personal-data/personal-data.notifications.ts';
import { postNotifications } from '#modules/posts/posts.notifications.ts';
import { certificateNotifications } from '#modules/progress/certificates/certificates.notifications.ts';
import { purchaseNotifications } from '#modules/purchases/purchases.notifications.ts';
import { monthlyReportNotifications } from '#modules/reports/monthly/monthly-reports.notifications.ts';
import { reportNotifications } from '#modules/reports/reports.notifications.ts';
import { requestNotifications } from '#modules/requests/requests.notifications.ts';
import { roleNotifications } from '#modules/roles/roles.notifications.ts';
import { seriesNotifications } from '#modules/series/series.notifications.ts';
import { shiftNotifications } from '#modules/shifts/shifts.notifications.ts';

/** Every kind of notification (D53). No module imports this. */
export const notificationKinds: readonly NotificationKind[] = [
  postNotifications,
  commentNotifications,
  userNotifications,
  ownNotifications,
  pushNotifications,
  roleNotifications,
  ledgerNotifications,
  classNotifications,
  seriesNotifications,
  absenceNotifications,
  closureNotifications,
  holdNotifications,
  shiftNotifications,
  clockNotifications,
  requestNotifications,
  makeUpNotifications,
  reportNotifications,
  monthlyReportNotifications,
  assignmentNotifications,
  certificateNotifications,
  formNotifications,
  leadNotifications,
  chatNotifications,
  officeNotifications,
  personalDataNotifications,
  purchaseNotifications,
].flatMap((kinds) => Object.values<NotificationKind>(kinds));
