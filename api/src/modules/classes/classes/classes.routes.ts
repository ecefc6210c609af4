import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { classDetail } from './class-detail.schema.ts';
import { changedResponse, classResponse, scheduledResponse } from './class-row.schema.ts';
import * as schema from './classes.schema.ts';
import { findClassDetail } from './detail/find-class-detail.ts';
import { listClasses } from './list/list-classes.ts';
import { checkTime } from './schedule/check-time.ts';
import { createClass } from './schedule/create-class.ts';
import { editClass } from './schedule/edit-class.ts';
import { cancelClass, deleteClass, reopenClass } from './schedule/end-class.ts';
import { moveClasses } from './schedule/move-classes.ts';
import * as body from './schedule/schedule.schema.ts';

const tag = 'Classes';
const params = schema.classParams;
const json = { accepts: ['json'], maxBytes: 64 * 1024 } as const;
const may = (action: 'create' | 'update' | 'delete') => ({ permission: `classes.my_classes.${action}` }) as const;

const read = [
  endpoint({
    method: 'get',
    path: '/classes',
    tag,
    summary: 'List the classes that the viewer can see by classes.my_classes.read or as a relative of the student',
    access: 'session',
    query: schema.classesQuery,
    response: { schema: schema.classesPage },
    errors: [403, 422],
    handle: (ctx, { query }) => listClasses({ ctx, query }),
  }),
  endpoint({
    method: 'get',
    path: '/classes/time-check',
    tag,
    summary: 'Check a time for a class: the clocks of all sides, and the classes in its way',
    access: may('create'),
    query: body.timeCheckQuery,
    response: { schema: body.timeCheckResponse },
    handle: async (ctx, { query }) => ({ data: await checkTime({ ctx, query }) }),
  }),
  endpoint({
    method: 'get',
    path: '/classes/:id',
    tag,
    summary: 'Get a class with its history, its attendance log and its report, as far as the viewer can see them',
    access: 'session',
    params,
    response: { schema: classDetail },
    errors: [403, 404],
    handle: async (ctx, { params: { id } }) => ({ data: await findClassDetail({ ctx, id }) }),
  }),
];

const write = [
  endpoint({
    method: 'post',
    path: '/classes',
    unknownFields: 'rejected',
    tag,
    summary: 'Schedule a class, or record one that is over',
    access: may('create'),
    body: { schema: body.createBody, ...json },
    response: { status: 201, schema: scheduledResponse },
    idempotent: true,
    errors: [409],
    handle: (ctx, { body: input }) => createClass({ ctx, input }),
  }),
  endpoint({
    method: 'post',
    path: '/classes/move',
    unknownFields: 'rejected',
    tag,
    summary: 'Move a student’s future classes to another teacher',
    access: may('update'),
    body: { schema: body.moveBody, ...json },
    response: { schema: body.moveResponse },
    handle: async (ctx, { body: input }) => ({ data: await moveClasses({ ctx, input }) }),
  }),
  endpoint({
    method: 'post',
    path: '/classes/:id',
    tag,
    summary: 'Update what the status of a class leaves open',
    access: may('update'),
    params,
    body: { schema: body.editBody, ...json },
    response: { schema: classResponse },
    errors: [404, 409],
    handle: async (ctx, { params: { id }, body: input }) => ({ data: await editClass({ ctx, id, input }) }),
  }),
];

const end = [
  endpoint({
    method: 'post',
    path: '/classes/:id/cancel',
    tag,
    summary: 'Cancel a class',
    access: may('update'),
    params,
    body: { schema: body.cancelBody, ...json, optional: true },
    response: { schema: changedResponse },
    errors: [404, 409],
    handle: async (ctx, { params: { id }, body: input }) => ({
      message: 'Class Cancelled',
      data: await cancelClass({ ctx, id, input }),
    }),
  }),
  endpoint({
    method: 'post',
    path: '/classes/:id/reopen',
    tag,
    summary: 'Reopen a class that was held; what it booked is taken back',
    access: may('update'),
    params,
    body: { schema: body.reopenBody, ...json },
    response: { schema: changedResponse },
    errors: [404, 409],
    handle: async (ctx, { params: { id }, body: input }) => ({
      message: 'Class Reopened',
      data: await reopenClass({ ctx, id, input }),
    }),
  }),
  endpoint({
    method: 'delete',
    path: '/classes/:id',
    tag,
    summary: 'Delete a class; what it booked is taken back',
    access: may('delete'),
    params,
    response: { schema: message },
    errors: [404, 409],
    async handle(ctx, { params: { id } }) {
      await deleteClass({ ctx, id });
      return { message: 'Class Deleted' };
    },
  }),
];

export const classEndpoints = [...read, ...write, ...end];
