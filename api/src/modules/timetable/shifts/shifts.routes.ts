import { endpoint } from '#base/http/endpoint.ts';
import { idParams } from '#base/http/fields.ts';
import { previewShift } from './preview-shift.ts';
import { listShifts, readShift } from './read-shifts.ts';
import { saveShift } from './save-shift.ts';
import * as schema from './shifts.schema.ts';
import { previewUndo, undoShift } from './undo-shift.ts';

const tag = 'Shifts';
const json = { accepts: ['json'], maxBytes: 1024 * 1024 } as const;
const admins = { permission: 'classes.my_classes.update', roles: ['admin', 'super-admin'] } as const;

const takingBack = [
  endpoint({
    method: 'post',
    path: '/shifts/:id/undo/preview',
    tag,
    summary: 'List which classes go back to their times if a shift is taken back, and which do not; changes nothing',
    access: admins,
    params: idParams,
    response: { schema: schema.undoPreviewResponse },
    errors: [404],
    handle: async (ctx, { params: { id } }) => ({ data: await previewUndo(ctx, id) }),
  }),
  endpoint({
    method: 'delete',
    path: '/shifts/:id',
    tag,
    summary: 'Take a shift back, with all that nobody has touched since',
    access: admins,
    params: idParams,
    response: { schema: schema.shiftResponse },
    errors: [404],
    handle: async (ctx, { params: { id } }) => ({ data: await undoShift(ctx, id) }),
  }),
];

export const shiftEndpoints = [
  ...takingBack,
  endpoint({
    method: 'get',
    path: '/shifts',
    tag,
    summary: 'List the shifts of classes, past ones too',
    access: admins,
    query: schema.shiftsQuery,
    response: { schema: schema.shiftPage },
    handle: (ctx, { query }) => listShifts(ctx, query),
  }),
  endpoint({
    method: 'post',
    path: '/shifts/preview',
    unknownFields: 'rejected',
    tag,
    summary: 'List the classes of a shift, where they are to be and what is in the way; changes nothing',
    access: admins,
    body: { schema: schema.shiftBody, ...json },
    response: { schema: schema.previewResponse },
    handle: async (ctx, { body }) => ({ data: await previewShift(ctx, body) }),
  }),
  endpoint({
    method: 'post',
    path: '/shifts',
    unknownFields: 'rejected',
    tag,
    summary: 'Move the classes of some days by minutes; a job does it, and classes made later follow',
    access: admins,
    body: { schema: schema.shiftBody, ...json },
    response: { status: 201, schema: schema.shiftResponse },
    idempotent: true,
    errors: [409],
    handle: async (ctx, { body }) => ({ data: await saveShift(ctx, body) }),
  }),
  endpoint({
    method: 'get',
    path: '/shifts/:id',
    tag,
    summary: 'Get a shift with what became of each class, and how far its job is',
    access: admins,
    params: idParams,
    response: { schema: schema.shiftResponse },
    errors: [404],
    handle: async (ctx, { params: { id } }) => ({ data: await readShift(ctx.sql, ctx, id) }),
  }),
];
