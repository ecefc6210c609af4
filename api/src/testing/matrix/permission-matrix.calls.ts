import { accountRequests, accountRows } from './permission-matrix.accounts.ts';
import { chatRequests, chatRows } from './permission-matrix.chat.ts';
import { classRequests, classRows } from './permission-matrix.classes.ts';
import { concernRequests, concernRows } from './permission-matrix.concerns.ts';
import { documentRequests, documentRows } from './permission-matrix.documents.ts';
import { dueRequests, dueRows } from './permission-matrix.dues.ts';
import { enrolmentRequests, enrolmentRows } from './permission-matrix.enrolments.ts';
import { feedbackRequests, feedbackRows } from './permission-matrix.feedback.ts';
import { assignmentRequests, bookRequests, fileRows } from './permission-matrix.files.ts';
import type { RequestBuilders } from './permission-matrix.fixtures.ts';
import { formRequests, formRows } from './permission-matrix.forms.ts';
import { freeTimeRequests, freeTimeRows } from './permission-matrix.free-times.ts';
import { holdRequests, holdRows } from './permission-matrix.holds.ts';
import { importRequests, importRows } from './permission-matrix.imports.ts';
import { leadRequests, leadRows } from './permission-matrix.leads.ts';
import { monthlyReportRequests, monthlyReportRows } from './permission-matrix.monthly.ts';
import { payRunRequests, payRunRows } from './permission-matrix.pay-runs.ts';
import { peopleRequests, peopleRows } from './permission-matrix.people.ts';
import { profileRequests, profileRows } from './permission-matrix.profiles.ts';
import { progressRequests, progressRows } from './permission-matrix.progress.ts';
import { remoteRequests, remoteRows } from './permission-matrix.remotes.ts';
import { familyRequests, familyRows } from './permission-matrix.requests.ts';
import { reviewRequests, reviewRows } from './permission-matrix.reviews.ts';
import { seriesRequests, seriesRows } from './permission-matrix.series.ts';
import { settingRequests, settingRows } from './permission-matrix.settings.ts';
import { subscriptionRequests, subscriptionRows } from './permission-matrix.subscriptions.ts';
import { matrixOf } from './permission-matrix.table.ts';
import { timelineRequests, timelineRows } from './permission-matrix.timeline.ts';
import { timeOffRequests, timeOffRows } from './permission-matrix.times-off.ts';
import { visitRequests, visitRows } from './permission-matrix.visits.ts';

/** How to make each call, for an object and a viewer. */
export const requestBuilders: RequestBuilders = {
  ...accountRequests,
  ...peopleRequests,
  ...profileRequests,
  ...enrolmentRequests,
  ...timelineRequests,
  ...chatRequests,
  ...classRequests,
  ...seriesRequests,
  ...timeOffRequests,
  ...holdRequests,
  ...familyRequests,
  ...feedbackRequests,
  ...reviewRequests,
  ...visitRequests,
  ...freeTimeRequests,
  ...monthlyReportRequests,
  ...progressRequests,
  ...assignmentRequests,
  ...bookRequests,
  ...formRequests,
  ...importRequests,
  ...leadRequests,
  ...subscriptionRequests,
  ...dueRequests,
  ...payRunRequests,
  ...concernRequests,
  ...documentRequests,
  ...remoteRequests,
  ...settingRequests,
};

/** The response of each call for each viewer. */
export const permissionMatrix = matrixOf([
  accountRows,
  peopleRows,
  profileRows,
  enrolmentRows,
  subscriptionRows,
  dueRows,
  payRunRows,
  concernRows,
  documentRows,
  fileRows,
  formRows,
  importRows,
  leadRows,
  classRows,
  seriesRows,
  timeOffRows,
  holdRows,
  familyRows,
  feedbackRows,
  reviewRows,
  visitRows,
  freeTimeRows,
  monthlyReportRows,
  progressRows,
  timelineRows,
  chatRows,
  remoteRows,
  settingRows,
]);
