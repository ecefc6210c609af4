import { endpoint } from '#base/http/endpoint.ts';
import { findStatistics } from './find-statistics.ts';
import { listStudentsOfTeacher } from './list-students-of-teacher.ts';
import * as schema from './teacher-statistics.schema.ts';

const tag = 'Users';

const statistics = endpoint({
  method: 'get',
  path: '/teacher-statistics',
  tag,
  summary: 'Get a teacher’s statistics of a month',
  access: 'session',
  query: schema.statisticsQuery,
  response: { schema: schema.statisticsResponse },
  errors: [404, 422],
  handle: async (ctx, { query }) => ({ data: await findStatistics({ ctx, query }) }),
});

const students = endpoint({
  method: 'get',
  path: '/teachers/:id/students',
  tag,
  summary: 'List a teacher’s students by name',
  access: 'session',
  params: schema.teacherParams,
  response: { schema: schema.studentsResponse },
  errors: [404],
  handle: async (ctx, { params }) => ({ data: await listStudentsOfTeacher({ ctx, teacherId: params.id }) }),
});

export const teacherStatisticsEndpoints = [statistics, students];
