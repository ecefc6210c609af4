import { endpoint } from '#base/http/endpoint.ts';
import { changeAvailability, findAvailability } from './change-availability.ts';
import { permission } from './free-times.policy.ts';
import * as schema from './free-times.schema.ts';
import { listFreeTeachers } from './list-free-teachers.ts';
import { listFreeTimes } from './list-free-times.ts';

const tag = 'Free times';

const read = endpoint({
  method: 'get',
  path: '/teachers/:id/availability',
  tag,
  summary: 'Get a teacher’s weekly windows, days off and pause; for the teacher, leader and admins',
  access: { permission },
  params: schema.teacherParams,
  response: { schema: schema.availabilityResponse },
  errors: [404],
  handle: async (ctx, { params: { id } }) => ({ data: await findAvailability({ ctx, teacherId: id }) }),
});

const change = endpoint({
  method: 'put',
  path: '/teachers/:id/availability',
  tag,
  summary: 'Replace a teacher’s weekly windows, days off and pause',
  access: { permission },
  params: schema.teacherParams,
  body: { schema: schema.availabilityBody, accepts: ['json'], maxBytes: 64 * 1024 },
  response: { schema: schema.availabilityResponse },
  errors: [404],
  handle: async (ctx, { params: { id }, body: input }) => ({
    data: await changeAvailability({ ctx, teacherId: id, input }),
  }),
});

const times = endpoint({
  method: 'get',
  path: '/teachers/:id/free-times',
  tag,
  summary: 'List when a class with a teacher can start, and with a student when both are free',
  access: 'session',
  params: schema.teacherParams,
  query: schema.freeTimesQuery,
  response: { schema: schema.freeTimesResponse },
  errors: [404, 422],
  handle: (ctx, { params: { id }, query }) => listFreeTimes({ ctx, teacherId: id, query }),
});

const teachers = endpoint({
  method: 'get',
  path: '/free-teachers',
  tag,
  summary: 'List the teachers who are free at a time; for leaders of their team and admins',
  access: { permission },
  query: schema.freeTeachersQuery,
  response: { schema: schema.freeTeachersPage },
  errors: [422],
  handle: (ctx, { query }) => listFreeTeachers({ ctx, query }),
});

export const freeTimeEndpoints = [read, change, times, teachers];
