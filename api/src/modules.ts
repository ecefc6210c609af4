import { identityModule } from '#modules/accounts/identity/module.ts';
import { classesModule } from '#modules/classes/classes/module.ts';
import { makeUpsModule } from '#modules/classes/make-ups/module.ts';
import { meetingsModule } from '#modules/classes/meetings/module.ts';
import { childrenModule } from '#modules/forms/children/module.ts';
import { contactModule } from '#modules/forms/contact/module.ts';
import { formsModule } from '#modules/forms/forms/module.ts';
import { leadsModule } from '#modules/forms/leads/module.ts';
import { booksModule } from '#modules/library/books/module.ts';
import { materialsModule } from '#modules/library/materials/module.ts';
import { chatModule } from '#modules/messaging/chat/module.ts';
import { bankTransfersModule } from '#modules/money/bank-transfers/module.ts';
import { currenciesModule } from '#modules/money/currencies/module.ts';
import { invoicesModule } from '#modules/money/invoices/module.ts';
import { packagesModule } from '#modules/money/packages/module.ts';
import { papersModule } from '#modules/money/papers/module.ts';
import { payRunsModule } from '#modules/money/pay-runs/module.ts';
import { purchasesModule } from '#modules/money/purchases/module.ts';
import { receiptsModule } from '#modules/money/receipts/module.ts';
import { salariesModule } from '#modules/money/salaries/module.ts';
import { safetyModule } from '#modules/office/safety/module.ts';
import { statisticsModule } from '#modules/office/statistics/module.ts';
import { teacherStatisticsModule } from '#modules/office/teacher-statistics/module.ts';
import { webhooksModule } from '#modules/office/webhooks/module.ts';
import { apiKeysModule } from '#modules/people/api-keys/module.ts';
import { concernsModule } from '#modules/people/concerns/module.ts';
import { consentsModule } from '#modules/people/consents/module.ts';
import { importsModule } from '#modules/people/imports/module.ts';
import { peopleModule } from '#modules/people/people/module.ts';
import { personalDataModule } from '#modules/people/personal-data/module.ts';
import { relativesModule } from '#modules/people/relatives/module.ts';
import { rolesModule } from '#modules/people/roles/module.ts';
import { staffDocumentsModule } from '#modules/people/staff-documents/module.ts';
import { academyModule } from '#modules/platform/academy/module.ts';
import { auditModule } from '#modules/platform/audit/module.ts';
import { figuresModule } from '#modules/platform/figures/module.ts';
import { filesModule } from '#modules/platform/files/module.ts';
import { listViewsModule } from '#modules/platform/list-views/module.ts';
import { notificationsModule } from '#modules/platform/notifications/module.ts';
import { realtimeModule } from '#modules/platform/realtime/module.ts';
import { remotesModule } from '#modules/platform/remotes/module.ts';
import { searchModule } from '#modules/platform/search/module.ts';
import { siteTextsModule } from '#modules/platform/site-texts/module.ts';
import { progressModule } from '#modules/progress/progress/module.ts';
import { assignmentsModule } from '#modules/study/assignments/module.ts';
import { feedbackModule } from '#modules/study/feedback/module.ts';
import { reportsModule } from '#modules/study/reports/module.ts';
import { reviewsModule } from '#modules/study/reviews/module.ts';
import { visitsModule } from '#modules/study/visits/module.ts';
import { commentsModule } from '#modules/timeline/comments/module.ts';
import { postsModule } from '#modules/timeline/posts/module.ts';
import { absencesModule } from '#modules/timetable/absences/module.ts';
import { calendarModule } from '#modules/timetable/calendar/module.ts';
import { freeTimesModule } from '#modules/timetable/free-times/module.ts';
import { holdsModule } from '#modules/timetable/holds/module.ts';
import { keptClassesModule } from '#modules/timetable/kept-classes/module.ts';
import { plansModule } from '#modules/timetable/plans/module.ts';
import { requestsModule } from '#modules/timetable/requests/module.ts';
import { seriesModule } from '#modules/timetable/series/module.ts';
import { shiftsModule } from '#modules/timetable/shifts/module.ts';
import { timetableModule } from '#modules/timetable/timetable/module.ts';
import type { Module } from './define-module.ts';

/** Every module, each after those that it stands on (ADR 163). */
export const modules: readonly Module[] = [
  currenciesModule,
  figuresModule,
  identityModule,
  realtimeModule,
  searchModule,
  auditModule,
  filesModule,
  listViewsModule,
  notificationsModule,
  remotesModule,
  academyModule,
  siteTextsModule,
  booksModule,
  rolesModule,
  apiKeysModule,
  formsModule,
  peopleModule,
  postsModule,
  receiptsModule,
  bankTransfersModule,
  consentsModule,
  chatModule,
  commentsModule,
  contactModule,
  materialsModule,
  packagesModule,
  relativesModule,
  concernsModule,
  staffDocumentsModule,
  classesModule,
  importsModule,
  personalDataModule,
  purchasesModule,
  assignmentsModule,
  invoicesModule,
  makeUpsModule,
  meetingsModule,
  reportsModule,
  salariesModule,
  payRunsModule,
  timetableModule,
  plansModule,
  absencesModule,
  feedbackModule,
  reviewsModule,
  visitsModule,
  papersModule,
  freeTimesModule,
  holdsModule,
  progressModule,
  shiftsModule,
  calendarModule,
  leadsModule,
  requestsModule,
  seriesModule,
  // After series: a freed time is theirs first.
  keptClassesModule,
  childrenModule,
  statisticsModule,
  teacherStatisticsModule,
  safetyModule,
  webhooksModule,
];
