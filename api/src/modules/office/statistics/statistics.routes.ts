import { endpoint } from '#base/http/endpoint.ts';
import { changeFirstStep } from './change-first-step.ts';
import { findAttention } from './find-attention.ts';
import { findFirstSteps } from './find-first-steps.ts';
import { findMoney } from './find-money.ts';
import { findNextSteps } from './find-next-steps.ts';
import { findStatistics } from './find-statistics.ts';
import { findWeeks } from './find-weeks.ts';
import { listTeachers } from './list-teachers.ts';
import * as schema from './statistics.schema.ts';

const tag = 'Statistics';

export const statisticsEndpoints = [
  endpoint({
    method: 'get',
    path: '/statistics',
    tag,
    summary: 'Count the people whom the viewer reaches, or what is the viewer’s own',
    access: 'session',
    response: { schema: schema.statisticsResponse },
    handle: async (ctx) => ({ data: await findStatistics({ ctx }) }),
  }),
  endpoint({
    method: 'get',
    path: '/statistics/classes',
    tag,
    summary: 'Count the classes of a month that the viewer can see, by week',
    access: { permission: 'classes.my_classes.read' },
    query: schema.monthQuery,
    response: { schema: schema.weeksResponse },
    errors: [422],
    handle: async (ctx, { query }) => ({ data: await findWeeks({ ctx, query }) }),
  }),
  endpoint({
    method: 'get',
    path: '/statistics/teachers',
    tag,
    summary: 'List the teachers of the academy or of the viewer’s team with their load of a month',
    access: { permission: 'users.read' },
    query: schema.teachersQuery,
    response: { schema: schema.teachersPage },
    errors: [422],
    handle: (ctx, { query }) => listTeachers({ ctx, query }),
  }),
  endpoint({
    method: 'get',
    path: '/statistics/money',
    tag,
    summary: 'Sum the money that came in by month and currency, in the last twelve months',
    access: { permission: 'subscriptions.bank_transfers.read' },
    response: { schema: schema.moneyResponse },
    handle: async (ctx) => ({ data: await findMoney({ ctx }) }),
  }),
  endpoint({
    method: 'get',
    path: '/statistics/attention',
    tag,
    summary: 'List what needs attention in the academy or in the viewer’s team',
    access: { permission: 'users.read' },
    response: { schema: schema.attentionResponse },
    handle: async (ctx) => ({ data: await findAttention({ ctx }) }),
  }),
  endpoint({
    method: 'get',
    path: '/statistics/next-steps',
    tag,
    summary: 'List what follows the first payments of the viewer and for the viewer’s children',
    access: 'session',
    response: { schema: schema.nextStepsResponse },
    handle: async (ctx) => ({ data: await findNextSteps({ ctx }) }),
  }),
  endpoint({
    method: 'get',
    path: '/statistics/first-steps',
    tag,
    summary: 'List the first steps of the academy, with what each lacks; for admins',
    access: 'session',
    response: { schema: schema.firstStepsResponse },
    errors: [403],
    handle: async (ctx) => ({ data: await findFirstSteps({ ctx }) }),
  }),
  endpoint({
    method: 'put',
    path: '/statistics/first-steps/:step',
    unknownFields: 'rejected',
    tag,
    summary: 'Mark a first step as not needed, take that back, or note that the landing page was opened; for admins',
    access: { permission: 'users.update', roles: ['admin', 'super-admin'] },
    params: schema.stepParams,
    body: { schema: schema.stepChange, accepts: ['json'], maxBytes: 1024 },
    response: { schema: schema.firstStepsResponse },
    errors: [404],
    handle: async (ctx, { params: { step }, body: change }) => ({ data: await changeFirstStep({ ctx, step, change }) }),
  }),
];
