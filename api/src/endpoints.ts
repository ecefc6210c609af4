import type { Endpoint } from '#base/http/endpoint.ts';
import { absenceEndpoints } from '#modules/absences/absences.routes.ts';
import { academyEndpoints } from '#modules/academy/academy.routes.ts';
import { zoneEndpoints } from '#modules/academy/zones/zones.routes.ts';
import { assignmentFiles, handInFiles } from '#modules/assignments/assignment-files.ts';
import { assignmentEndpoints } from '#modules/assignments/assignments.routes.ts';
import { canViewAssignmentMedia } from '#modules/assignments/visible-assignments.ts';
import { auditEndpoints } from '#modules/audit/audit.routes.ts';
import { bankTransferEndpoints } from '#modules/bank-transfers/bank-transfers.routes.ts';
import { ledgerTransfer } from '#modules/bank-transfers/transfers-sql.ts';
import { bookFiles } from '#modules/books/book-files.ts';
import { bookEndpoints } from '#modules/books/books.routes.ts';
import { canViewBookMedia } from '#modules/books/list-books.ts';
import { calendarEndpoints } from '#modules/calendar/calendar.routes.ts';
import { mayMessage } from '#modules/chat/chat.policy.ts';
import { chatFiles } from '#modules/chat/chat-files.ts';
import { chatEndpoints } from '#modules/chat/chats/chats.routes.ts';
import { messageEndpoints } from '#modules/chat/messages/messages.routes.ts';
import { openChatMedia } from '#modules/chat/messages/open-chat-media.ts';
import { officeChatEndpoints } from '#modules/chat/office/office.routes.ts';
import { searchChats } from '#modules/chat/search-chats.ts';
import { childEndpoints } from '#modules/children/children.routes.ts';
import { noteLearners } from '#modules/children/learners.ts';
import { attendanceEndpoints } from '#modules/classes/attendance/attendance.routes.ts';
import { ledgerClass } from '#modules/classes/class-refs.ts';
import { mayViewClasses } from '#modules/classes/classes.policy.ts';
import { classEndpoints } from '#modules/classes/classes.routes.ts';
import { commentEndpoints } from '#modules/comments/comments.routes.ts';
import { acceptAtSignUp } from '#modules/consents/accept-texts.ts';
import { consentEndpoints } from '#modules/consents/consents.routes.ts';
import { isAskedToConsent } from '#modules/consents/read-consents.ts';
import { contactEndpoints } from '#modules/contact/contact.routes.ts';
import { currencyEndpoints } from '#modules/currencies/currencies.routes.ts';
import { feedbackEndpoints } from '#modules/feedback/feedback.routes.ts';
import { figureEndpoints } from '#modules/figures/figures.routes.ts';
import { fileEndpoints } from '#modules/files/files.routes.ts';
import { inPartsEndpoints } from '#modules/files/in-parts/in-parts.routes.ts';
import { fileListEndpoints } from '#modules/files/listing/listing.routes.ts';
import { uploadEndpoints } from '#modules/files/media/uploads.routes.ts';
import { formEndpoints } from '#modules/forms/forms.routes.ts';
import { formPreviewEndpoints } from '#modules/forms/page/form-preview.ts';
import { canViewSubmissionFile } from '#modules/forms/submissions/submission-files.ts';
import { submissionEndpoints } from '#modules/forms/submissions/submissions.routes.ts';
import { maySetFreeTimes } from '#modules/free-times/free-times.policy.ts';
import { freeTimeEndpoints } from '#modules/free-times/free-times.routes.ts';
import { holdEndpoints } from '#modules/holds/holds.routes.ts';
import { sessionEndpoints } from '#modules/identity/devices/sessions.routes.ts';
import { emailEndpoints } from '#modules/identity/email/email.routes.ts';
import { identityEndpoints } from '#modules/identity/identity.routes.ts';
import { resetEndpoints } from '#modules/identity/reset/reset.routes.ts';
import { twoStepsEndpoints } from '#modules/identity/two-steps/two-steps.routes.ts';
import { importEndpoints } from '#modules/imports/imports.routes.ts';
import { invoiceEndpoints } from '#modules/invoices/invoices.routes.ts';
import { paymentEndpoints } from '#modules/invoices/payments.routes.ts';
import { keptClassEndpoints } from '#modules/kept-classes/kept-classes.routes.ts';
import { leadEndpoints } from '#modules/leads/leads.routes.ts';
import { listViewEndpoints } from '#modules/list-views/list-views.routes.ts';
import { openMakeUpsOf } from '#modules/make-ups/list-make-ups.ts';
import { makeUpEndpoints } from '#modules/make-ups/make-ups.routes.ts';
import { canViewMaterialMedia, materialFiles } from '#modules/materials/material-files.ts';
import { materialEndpoints } from '#modules/materials/materials.routes.ts';
import { meetingEndpoints } from '#modules/meetings/meetings.routes.ts';
import { deliveryEndpoints } from '#modules/notifications/log/deliveries.routes.ts';
import { mailChoicesEndpoints } from '#modules/notifications/mails/mail-choices.routes.ts';
import { notificationEndpoints } from '#modules/notifications/notifications.routes.ts';
import { pushEndpoints } from '#modules/notifications/push/push.routes.ts';
import { notificationSettingsEndpoints } from '#modules/notifications/settings/notification-settings.routes.ts';
import { groupsOf } from '#modules/notifications/settings/viewers-groups.ts';
import { packageEndpoints } from '#modules/packages/packages.routes.ts';
import { officeEndpoints } from '#modules/papers/office/office.routes.ts';
import { paySlipEndpoints } from '#modules/papers/pay-slips/pay-slip.routes.ts';
import { receiptEndpoints } from '#modules/papers/receipts/receipts.routes.ts';
import { statementEndpoints } from '#modules/papers/statements/statements.routes.ts';
import type { LedgerSources } from '#modules/people/ledger/ledger-sources.ts';
import { mergeEndpoints } from '#modules/people/merge/merge.routes.ts';
import { ownEndpoints } from '#modules/people/own/own.routes.ts';
import { profileEndpoints } from '#modules/people/profiles/profiles.routes.ts';
import { searchPeople } from '#modules/people/users/list/search-people.ts';
import type { UserPolicies } from '#modules/people/users/users.policy.ts';
import { userEndpoints } from '#modules/people/users/users.routes.ts';
import { personalDataEndpoints } from '#modules/personal-data/personal-data.routes.ts';
import { canViewPostMedia } from '#modules/posts/content/can-view-post-media.ts';
import { postEndpoints } from '#modules/posts/posts.routes.ts';
import { progressEndpoints } from '#modules/progress/progress.routes.ts';
import { couponEndpoints } from '#modules/purchases/coupons/coupons.routes.ts';
import { purchaseEndpoints } from '#modules/purchases/purchases.routes.ts';
import { ledgerPayment } from '#modules/purchases/settlement/payments-sql.ts';
import { realtimeEndpoints } from '#modules/realtime/realtime.routes.ts';
import { ownProfileEndpoints } from '#modules/relatives/own-profile.routes.ts';
import { recipientEndpoints } from '#modules/relatives/recipients/recipients.routes.ts';
import { relationEndpoints } from '#modules/relatives/relations.routes.ts';
import { remoteEndpoints } from '#modules/remotes/remotes.routes.ts';
import { monthlyReportEndpoints } from '#modules/reports/monthly/monthly-reports.routes.ts';
import { reportEndpoints } from '#modules/reports/reports.routes.ts';
import { requestEndpoints } from '#modules/requests/requests.routes.ts';
import { roleEndpoints } from '#modules/roles/roles.routes.ts';
import { salaryMonthEndpoints } from '#modules/salaries/months/months.routes.ts';
import { zoneIsHarmless } from '#modules/salaries/months/open-pay.ts';
import { payMovedClasses } from '#modules/salaries/months/pay-moved-classes.ts';
import { mayChangeSalaries, mayViewSalaries } from '#modules/salaries/salaries.policy.ts';
import { salaryEndpoints } from '#modules/salaries/salaries.routes.ts';
import { searchEndpoints } from '#modules/search/search.routes.ts';
import { seriesEndpoints } from '#modules/series/series.routes.ts';
import { shiftEndpoints } from '#modules/shifts/shifts.routes.ts';
import { statisticsEndpoints } from '#modules/statistics/statistics.routes.ts';
import { mayViewStatistics } from '#modules/teacher-statistics/teacher-statistics.policy.ts';
import { teacherStatisticsEndpoints } from '#modules/teacher-statistics/teacher-statistics.routes.ts';
import { accessOf } from '#sessions.ts';
import { addedFacts } from './academy-facts.ts';
import { auditedSubjects } from './audited-subjects.ts';
import { classHooks } from './class-hooks.ts';
import { deletionChecks, erasureChecks, left } from './leaving.ts';
import { mergeParts } from './merge.ts';
import { notificationKinds } from './notifications.ts';
import { permissionGroups } from './permissions.ts';
import { reportParts } from './report-parts.ts';
import { settingGroups } from './settings.ts';

/** What a viewer may do with a person, by the modules above people. */
const userPolicies: UserPolicies = {
  viewClasses: mayViewClasses,
  setFreeTimes: maySetFreeTimes,
  viewSalaries: mayViewSalaries,
  changeSalaries: mayChangeSalaries,
  viewStatistics: mayViewStatistics,
  message: mayMessage,
};

/** The sources of ledger lines, by the word before the colon of their `ref`. */
const ledgerSources: LedgerSources = { class: ledgerClass, payment: ledgerPayment, bank_transfer: ledgerTransfer };

/** Every call of the API: only these are served, and all of them are published. */
export const endpoints: Endpoint[] = [
  ...identityEndpoints,
  ...emailEndpoints,
  ...ownEndpoints({ left, consents: { isAsked: isAskedToConsent, acceptAtSignUp }, noteLearners }),
  ...ownProfileEndpoints(userPolicies),
  ...childEndpoints,
  ...resetEndpoints,
  ...twoStepsEndpoints,
  ...sessionEndpoints,
  ...roleEndpoints(permissionGroups),
  ...relationEndpoints,
  ...recipientEndpoints,
  ...auditEndpoints(auditedSubjects),
  ...zoneEndpoints,
  ...academyEndpoints({
    groups: settingGroups,
    changed: [payMovedClasses],
    harmless: zoneIsHarmless,
    added: addedFacts,
  }),
  ...figureEndpoints,
  ...remoteEndpoints,
  ...postEndpoints,
  ...commentEndpoints,
  ...notificationEndpoints(notificationKinds),
  ...notificationSettingsEndpoints,
  ...pushEndpoints,
  ...mailChoicesEndpoints(async (ctx, userId) => groupsOf(await accessOf(ctx.sql, userId))),
  ...deliveryEndpoints,
  ...chatEndpoints,
  ...messageEndpoints,
  ...officeChatEndpoints,
  ...realtimeEndpoints,
  ...userEndpoints({
    checks: deletionChecks,
    left,
    policies: userPolicies,
    sources: ledgerSources,
    findMakeUps: openMakeUpsOf,
  }),
  ...mergeEndpoints(mergeParts),
  ...profileEndpoints,
  ...personalDataEndpoints(erasureChecks),
  ...consentEndpoints,
  ...importEndpoints,
  ...searchEndpoints([searchPeople, searchChats]),
  ...listViewEndpoints,
  ...salaryEndpoints,
  ...salaryMonthEndpoints,
  ...teacherStatisticsEndpoints,
  ...statisticsEndpoints,
  ...materialEndpoints,
  ...bookEndpoints,
  ...classEndpoints(classHooks),
  ...seriesEndpoints(classHooks),
  ...shiftEndpoints(classHooks),
  ...requestEndpoints(classHooks),
  ...makeUpEndpoints,
  ...feedbackEndpoints,
  ...freeTimeEndpoints,
  ...absenceEndpoints(classHooks),
  ...holdEndpoints(classHooks),
  ...calendarEndpoints,
  ...attendanceEndpoints(classHooks),
  ...reportEndpoints({ ...classHooks, parts: reportParts }),
  ...progressEndpoints,
  ...meetingEndpoints,
  ...monthlyReportEndpoints,
  ...assignmentEndpoints,
  ...formEndpoints,
  ...formPreviewEndpoints,
  ...submissionEndpoints,
  ...contactEndpoints,
  ...keptClassEndpoints,
  ...leadEndpoints(classHooks),
  ...currencyEndpoints,
  ...packageEndpoints,
  ...couponEndpoints,
  ...bankTransferEndpoints,
  ...purchaseEndpoints,
  ...invoiceEndpoints,
  ...paymentEndpoints,
  ...officeEndpoints,
  ...paySlipEndpoints,
  ...receiptEndpoints,
  ...statementEndpoints(ledgerSources),
  ...uploadEndpoints,
  ...inPartsEndpoints,
  ...fileListEndpoints([materialFiles, bookFiles, assignmentFiles, handInFiles, chatFiles]),
  ...fileEndpoints([
    canViewPostMedia,
    canViewAssignmentMedia,
    canViewBookMedia,
    canViewMaterialMedia,
    openChatMedia,
    canViewSubmissionFile,
  ]),
];
