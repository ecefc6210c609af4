import * as v from 'valibot';
import { type Review, type ReviewStatistics, reviewPage } from '#/reports/api/report-reviews.ts';
import { aReport } from './reports.ts';
import { serve } from './server.ts';

export function aReview(about: Partial<Review> & { reportId: string }): Review {
  const { class: held, student, teacher, report } = aReport({ id: about.reportId });
  return {
    ...{ status: 'waiting', reasons: ['first'], note: null, by: null, at: null, mendedAt: null, hiddenUntil: null },
    ...{ class: held, student, teacher, author: teacher, report },
    ...{ createdAt: '2026-11-20T13:40:00.000Z', accomplished: 'An-Nas to Al-Fil', notes: null },
    ...about,
  };
}

const none = { read: 0, returned: 0, byThemselves: 0, medianMinutes: null };

export const serveReviews = (rows: Review[], statistics: ReviewStatistics = none, waiting = rows.length) =>
  serve('report-reviews', v.parse(reviewPage, { data: rows, pagination: { total: rows.length }, waiting, statistics }));
