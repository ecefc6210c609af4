import { basePersonalData, type PersonalTable } from '#base/personal-data/personal-data.ts';
import { absencesPersonalData } from '#modules/absences/absences.personal-data.ts';
import { assignmentsPersonalData } from '#modules/assignments/assignments.personal-data.ts';
import { bankTransfersPersonalData } from '#modules/bank-transfers/bank-transfers.personal-data.ts';
import { booksPersonalData } from '#modules/books/books.personal-data.ts';
import { calendarPersonalData } from '#modules/calendar/calendar.personal-data.ts';
import { chatPersonalData } from '#modules/chat/chat.personal-data.ts';
import { childrenPersonalData } from '#modules/children/children.personal-data.ts';
import { classesPersonalData } from '#modules/classes/classes.personal-data.ts';
import { commentsPersonalData } from '#modules/comments/comments.personal-data.ts';
import { consentsPersonalData } from '#modules/consents/consents.personal-data.ts';
import { feedbackPersonalData } from '#modules/feedback/feedback.personal-data.ts';
import { filesPersonalData } from '#modules/files/files.personal-data.ts';
import { formsPersonalData } from '#modules/forms/forms.personal-data.ts';
import { freeTimesPersonalData } from '#modules/free-times/free-times.personal-data.ts';
import { holdsPersonalData } from '#modules/holds/holds.personal-data.ts';
import { identityPersonalData } from '#modules/identity/identity.personal-data.ts';
import { importsPersonalData } from '#modules/imports/imports.personal-data.ts';
import { leadsPersonalData } from '#modules/leads/leads.personal-data.ts';
import { listViewsPersonalData } from '#modules/list-views/list-views.personal-data.ts';
import { makeUpsPersonalData } from '#modules/make-ups/make-ups.personal-data.ts';
import { materialsPersonalData } from '#modules/materials/materials.personal-data.ts';
import { meetingsPersonalData } from '#modules/meetings/meetings.personal-data.ts';
import { notificationsPersonalData } from '#modules/notifications/notifications.personal-data.ts';
import { packagesPersonalData } from '#modules/packages/packages.personal-data.ts';
import { peoplePersonalData } from '#modules/people/people.personal-data.ts';
import { ownPersonalData } from '#modules/personal-data/personal-data.personal-data.ts';
import { postsPersonalData } from '#modules/posts/posts.personal-data.ts';
import { progressPersonalData } from '#modules/progress/progress.personal-data.ts';
import { purchasesPersonalData } from '#modules/purchases/purchases.personal-data.ts';
import { receiptsPersonalData } from '#modules/receipts/receipts.personal-data.ts';
import { relativesPersonalData } from '#modules/relatives/relatives.personal-data.ts';
import { reportsPersonalData } from '#modules/reports/reports.personal-data.ts';
import { requestsPersonalData } from '#modules/requests/requests.personal-data.ts';
import { rolesPersonalData } from '#modules/roles/roles.personal-data.ts';
import { salariesPersonalData } from '#modules/salaries/salaries.personal-data.ts';
import { seriesPersonalData } from '#modules/series/series.personal-data.ts';
import { shiftsPersonalData } from '#modules/shifts/shifts.personal-data.ts';

/** All personal data of the academy (D123), in the order of erasure. */
export const personalData: readonly PersonalTable[] = [
  ...absencesPersonalData,
  ...assignmentsPersonalData,
  ...bankTransfersPersonalData,
  ...booksPersonalData,
  ...calendarPersonalData,
  ...chatPersonalData,
  ...childrenPersonalData,
  ...classesPersonalData,
  ...commentsPersonalData,
  ...consentsPersonalData,
  ...feedbackPersonalData,
  ...filesPersonalData,
  ...formsPersonalData,
  ...freeTimesPersonalData,
  ...holdsPersonalData,
  ...leadsPersonalData,
  ...listViewsPersonalData,
  ...makeUpsPersonalData,
  ...importsPersonalData,
  ...materialsPersonalData,
  ...meetingsPersonalData,
  ...notificationsPersonalData,
  ...packagesPersonalData,
  ...peoplePersonalData,
  ...ownPersonalData,
  ...postsPersonalData,
  ...progressPersonalData,
  ...purchasesPersonalData,
  ...receiptsPersonalData,
  ...relativesPersonalData,
  ...reportsPersonalData,
  ...requestsPersonalData,
  ...rolesPersonalData,
  ...salariesPersonalData,
  ...seriesPersonalData,
  ...shiftsPersonalData,
  ...basePersonalData,
  ...identityPersonalData,
];
