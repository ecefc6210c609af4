import { endpoint } from '#base/http/endpoint.ts';
import * as schema from './attendance.schema.ts';
import { joinClass, leaveClass } from './join-class.ts';
import { listAttendance } from './read-log.ts';

const tag = 'Classes';
const attending = { permission: 'classes.my_classes.read' } as const;

export const attendanceEndpoints = [
  endpoint({
    method: 'get',
    path: '/attendance',
    tag,
    summary: 'List who was in a class and when; for students and relatives the teacher alone',
    access: 'session',
    query: schema.attendanceQuery,
    response: { schema: schema.attendanceLog },
    errors: [403, 404],
    handle: (ctx, { query }) => listAttendance({ ctx, classId: query.class_id }),
  }),
  endpoint({
    method: 'post',
    path: '/attendance/:classId/join',
    tag,
    summary: 'Join a class within its window',
    access: attending,
    params: schema.attendanceParams,
    response: { schema: schema.joinResponse },
    errors: [404, 409],
    handle: async (ctx, { params }) => ({ data: await joinClass({ ctx, ...params }) }),
  }),
  endpoint({
    method: 'post',
    path: '/attendance/:classId/leave',
    tag,
    summary: 'Leave a class',
    access: attending,
    params: schema.attendanceParams,
    response: { schema: schema.leaveResponse },
    errors: [404],
    handle: async (ctx, { params }) => ({ data: await leaveClass({ ctx, ...params }) }),
  }),
];
