import { absencesModule } from '#modules/absences/module.ts';
import { academyModule } from '#modules/academy/module.ts';
import { assignmentsModule } from '#modules/assignments/module.ts';
import { auditModule } from '#modules/audit/module.ts';
import { bankTransfersModule } from '#modules/bank-transfers/module.ts';
import { booksModule } from '#modules/books/module.ts';
import { calendarModule } from '#modules/calendar/module.ts';
import { chatModule } from '#modules/chat/module.ts';
import { childrenModule } from '#modules/children/module.ts';
import { classesModule } from '#modules/classes/module.ts';
import { commentsModule } from '#modules/comments/module.ts';
import { consentsModule } from '#modules/consents/module.ts';
import { contactModule } from '#modules/contact/module.ts';
import { currenciesModule } from '#modules/currencies/module.ts';
import { feedbackModule } from '#modules/feedback/module.ts';
import { figuresModule } from '#modules/figures/module.ts';
import { filesModule } from '#modules/files/module.ts';
import { formsModule } from '#modules/forms/module.ts';
import { freeTimesModule } from '#modules/free-times/module.ts';
import { holdsModule } from '#modules/holds/module.ts';
import { identityModule } from '#modules/identity/module.ts';
import { importsModule } from '#modules/imports/module.ts';
import { invoicesModule } from '#modules/invoices/module.ts';
import { keptClassesModule } from '#modules/kept-classes/module.ts';
import { leadsModule } from '#modules/leads/module.ts';
import { listViewsModule } from '#modules/list-views/module.ts';
import { makeUpsModule } from '#modules/make-ups/module.ts';
import { materialsModule } from '#modules/materials/module.ts';
import { meetingsModule } from '#modules/meetings/module.ts';
import { notificationsModule } from '#modules/notifications/module.ts';
import { packagesModule } from '#modules/packages/module.ts';
import { papersModule } from '#modules/papers/module.ts';
import { peopleModule } from '#modules/people/module.ts';
import { personalDataModule } from '#modules/personal-data/module.ts';
import { postsModule } from '#modules/posts/module.ts';
import { progressModule } from '#modules/progress/module.ts';
import { purchasesModule } from '#modules/purchases/module.ts';
import { realtimeModule } from '#modules/realtime/module.ts';
import { receiptsModule } from '#modules/receipts/module.ts';
import { relativesModule } from '#modules/relatives/module.ts';
import { remotesModule } from '#modules/remotes/module.ts';
import { reportsModule } from '#modules/reports/module.ts';
import { requestsModule } from '#modules/requests/module.ts';
import { rolesModule } from '#modules/roles/module.ts';
import { salariesModule } from '#modules/salaries/module.ts';
import { searchModule } from '#modules/search/module.ts';
import { seriesModule } from '#modules/series/module.ts';
import { shiftsModule } from '#modules/shifts/module.ts';
import { statisticsModule } from '#modules/statistics/module.ts';
import { teacherStatisticsModule } from '#modules/teacher-statistics/module.ts';
import { timetableModule } from '#modules/timetable/module.ts';
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
  booksModule,
  rolesModule,
  formsModule,
  peopleModule,
  postsModule,
  receiptsModule,
  bankTransfersModule,
  chatModule,
  commentsModule,
  consentsModule,
  contactModule,
  materialsModule,
  packagesModule,
  relativesModule,
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
  timetableModule,
  absencesModule,
  feedbackModule,
  papersModule,
  progressModule,
  freeTimesModule,
  holdsModule,
  shiftsModule,
  calendarModule,
  keptClassesModule,
  leadsModule,
  requestsModule,
  seriesModule,
  childrenModule,
  statisticsModule,
  teacherStatisticsModule,
];
