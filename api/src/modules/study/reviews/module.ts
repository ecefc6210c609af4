import { answer, on } from '#base/modules/registry.ts';
import { defineModule } from '#define-module.ts';
import {
  reportMended,
  reportQuestions,
  reportReleased,
  reportSubmitted,
} from '#modules/study/reports/report-events.ts';
import { askAgain, askForReading, noteRelease, returnedOf } from './follow-reports.ts';
import { reviewsActions } from './reviews.audit.ts';
import { reviewNotifications } from './reviews.notifications.ts';
import { reviewsPersonalData } from './reviews.personal-data.ts';
import { reviewEndpoints } from './reviews.routes.ts';

export const reviewsModule = defineModule('reviews', {
  above: ['reports'],
  endpoints: reviewEndpoints,
  notifications: [reviewNotifications],
  personalData: reviewsPersonalData,
  words: { actions: reviewsActions },
  registers: [
    on(reportSubmitted, askForReading),
    on(reportMended, askAgain),
    on(reportReleased, noteRelease),
    answer(reportQuestions.returned, returnedOf),
  ],
});
