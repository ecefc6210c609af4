import { classId, team } from './permission-matrix.class-builders.ts';
import type { Question, RequestBuilders } from './permission-matrix.fixtures.ts';

/** An act on the report of a held class, by its teacher. */
const onReview = (act: string, body?: unknown) => async (question: Question) => {
  const { id } = await question.fixtures.api.buildReport({
    classId: await classId(question, 'ended'),
    author: team(question).teacher,
  });
  return { path: `/report-reviews/${id}/${act}`, body };
};

export const reviewRequests: RequestBuilders = {
  'get /report-reviews': () => ({}),
  'put /report-reviews/:reportId/read': onReview('read'),
  'put /report-reviews/:reportId/return': onReview('return', { note: 'Say which pages' }),
  'put /report-reviews/:reportId/release': onReview('release'),
};

export const reviewRows = `
  get /report-reviews                   any     401 403 403 403 403 403 403 200 200 200
  put /report-reviews/:reportId/read    own     401 403 403 403 403 403 403 200 200 200
  put /report-reviews/:reportId/read    foreign 401 403 403 403 403 403 403 404 200 200
  put /report-reviews/:reportId/return  own     401 403 403 403 403 403 403 200 200 200
  put /report-reviews/:reportId/return  foreign 401 403 403 403 403 403 403 404 200 200
  put /report-reviews/:reportId/release own     401 403 403 403 403 403 403 200 200 200
  put /report-reviews/:reportId/release foreign 401 403 403 403 403 403 403 404 200 200`;
