import { endpoint } from '#base/http/endpoint.ts';
import { findStatistics } from './find-statistics.ts';
import { listTaught } from './list-taught.ts';
import * as schema from './teacher-statistics.schema.ts';

const tag = 'Users';

const statistics = endpoint({
  method: 'get',
  path: '/teacher-statistics',
  tag,
  summary: 'Get a teacher’s statistics of a month',
  access: 'session',
  query: schema.statisticsQuery,
  answer: { schema: schema.statisticsAnswer },
  refusals: [404, 422],
  handle: async (ctx, { query }) => ({ data: await findStatistics({ ctx, query }) }),
});

const students = endpoint({
  method: 'get',
  path: '/teachers/:id/students',
  tag,
  summary: 'List a teacher’s students by name',
  access: 'session',
  params: schema.teacherParams,
  answer: { schema: schema.studentsAnswer },
  refusals: [404],
  handle: async (ctx, { params }) => ({ data: await listTaught({ ctx, teacherId: params.id }) }),
});

export const teacherStatisticsEndpoints = [statistics, students];
