import { endpoint } from '#base/http/endpoint.ts';
import { idParams, message } from '#base/http/fields.ts';
import { listGoals, removeGoals, setGoal } from './goals.ts';
import { homeRecordingFiles, listHomeRecordings, removeHomeRecording } from './home-recordings.ts';
import { markHeard, takeBackHeard } from './mark-heard.ts';
import * as schema from './study.schema.ts';
import { readStudyPlan, setStudyPlan } from './study-plan.ts';

const of = { tag: 'Progress', access: 'session', params: idParams, errors: [403, 404] } as const;
const json = { accepts: ['json'], maxBytes: 16 * 1024 } as const;

/** D150–D152: what a student revises at home, and when. */
export const studyEndpoints = [
  endpoint({
    ...of,
    method: 'post',
    path: '/students/:id/home-hearings',
    summary:
      'Mark pages as heard at home, as the student or a parent, with a recording of at most three minutes if any',
    body: {
      schema: schema.homeHearingBody,
      accepts: ['json', 'multipart'],
      maxBytes: json.maxBytes,
      files: homeRecordingFiles,
    },
    response: { schema: schema.homeHearingResponse },
    idempotent: true,
    handle: async (ctx, { params: { id }, body: input }) => ({ data: await markHeard({ ctx, id, input }) }),
  }),
  endpoint({
    ...of,
    method: 'delete',
    path: '/students/:id/home-hearings',
    summary: 'Take back own marks of pages as heard at home',
    query: schema.takenBackQuery,
    response: { schema: schema.homeHearingResponse },
    handle: async (ctx, { params: { id }, query: input }) => ({ data: await takeBackHeard({ ctx, id, input }) }),
  }),
  endpoint({
    ...of,
    method: 'get',
    path: '/students/:id/home-recordings',
    summary: 'List what was recorded at home, the latest day first, for the student, parents and staff',
    response: { schema: schema.homeRecordingsResponse },
    handle: (ctx, { params: { id } }) => listHomeRecordings({ ctx, id }),
  }),
  endpoint({
    ...of,
    method: 'delete',
    path: '/students/:id/home-recordings/:recordingId',
    summary: 'Remove a recording, as who made it or a parent',
    params: schema.homeRecordingParams,
    response: { schema: message },
    async handle(ctx, { params: { id, recordingId } }) {
      await removeHomeRecording({ ctx, id, recordingId });
      return { message: 'Recording removed' };
    },
  }),
  endpoint({
    ...of,
    method: 'get',
    path: '/students/:id/study-plan',
    summary: 'Get the days and pages of a student’s week of revision, and travel',
    response: { schema: schema.studyPlanResponse },
    handle: async (ctx, { params: { id } }) => ({ data: await readStudyPlan({ ctx, id }) }),
  }),
  endpoint({
    ...of,
    method: 'put',
    path: '/students/:id/study-plan',
    summary: 'Set days, pages and travel, as the teacher or the family',
    body: { schema: schema.studyPlanBody, ...json },
    response: { schema: schema.studyPlanResponse },
    handle: async (ctx, { params: { id }, body: input }) => ({ data: await setStudyPlan({ ctx, id, input }) }),
  }),
  endpoint({
    ...of,
    method: 'get',
    path: '/students/:id/goals',
    summary: 'List a student’s goals, with pace and forecast',
    response: { schema: schema.goalsResponse },
    handle: (ctx, { params: { id } }) => listGoals({ ctx, id }),
  }),
  endpoint({
    ...of,
    method: 'post',
    path: '/students/:id/goals',
    summary: 'Set a goal, as the teacher or the family',
    body: { schema: schema.goalBody, ...json },
    response: { status: 201, schema: schema.goalResponse },
    idempotent: true,
    errors: [403, 404, 409],
    handle: async (ctx, { params: { id }, body: input }) => ({ data: await setGoal({ ctx, id, input }) }),
  }),
  endpoint({
    ...of,
    method: 'delete',
    path: '/students/:id/goals',
    summary: 'Remove all goals of a student',
    response: { schema: message },
    async handle(ctx, { params: { id } }) {
      await removeGoals({ ctx, id, goalId: null });
      return { message: 'Goals removed' };
    },
  }),
  endpoint({
    ...of,
    method: 'delete',
    path: '/students/:id/goals/:goalId',
    summary: 'Remove a goal',
    params: schema.goalParams,
    response: { schema: message },
    async handle(ctx, { params: { id, goalId } }) {
      await removeGoals({ ctx, id, goalId });
      return { message: 'Goal removed' };
    },
  }),
];
