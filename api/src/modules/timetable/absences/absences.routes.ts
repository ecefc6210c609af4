import { endpoint } from '#base/http/endpoint.ts';
import { idParams } from '#base/http/fields.ts';
import { ABSENCES } from './absences.policy.ts';
import * as schema from './absences.schema.ts';
import { previewAbsence, previewClosure } from './preview/preview-time-off.ts';
import { saveAbsence, saveClosure } from './save-time-off.ts';
import { withMakeUps } from './times-off/booked-make-ups.ts';
import { listTimesOff, readTimeOff } from './times-off/read-time-off.ts';
import { previewUndo } from './undo/preview-undo.ts';
import { undoTimeOff } from './undo/undo-time-off.ts';

const tag = 'Absences and closures';
const json = { accepts: ['json'], maxBytes: 1024 * 1024 } as const;
const changing = { permission: ABSENCES } as const;
const admins = { permission: ABSENCES, roles: ['admin', 'super-admin'] } as const;

const absences = [
  endpoint({
    method: 'get',
    path: '/absences',
    tag,
    summary: 'List the absences of the viewer, or of teachers whose classes the viewer changes',
    access: changing,
    query: schema.timesOffQuery,
    response: { schema: schema.timeOffPage },
    handle: (ctx, { query }) => listTimesOff(ctx, 'absence', query),
  }),
  endpoint({
    method: 'post',
    path: '/absences/preview',
    unknownFields: 'rejected',
    tag,
    summary: 'List the classes of a teacher’s absence, and what is in the way of what is decided; changes nothing',
    access: changing,
    body: { schema: schema.absenceBody, ...json },
    response: { schema: schema.previewResponse },
    handle: async (ctx, { body }) => ({ data: await previewAbsence(ctx, body) }),
  }),
  endpoint({
    method: 'post',
    path: '/absences',
    unknownFields: 'rejected',
    tag,
    summary: 'Record a teacher’s absence with a decision for each class; a job carries them out',
    access: changing,
    body: { schema: schema.absenceBody, ...json },
    response: { status: 201, schema: schema.timeOffResponse },
    idempotent: true,
    errors: [409],
    handle: async (ctx, { body }) => ({ data: await saveAbsence(ctx, body) }),
  }),
  endpoint({
    method: 'get',
    path: '/absences/:id',
    tag,
    summary: 'Get an absence with what became of each class, and how far its job is',
    access: changing,
    params: idParams,
    response: { schema: schema.timeOffResponse },
    errors: [404],
    handle: async (ctx, { params: { id } }) => ({
      data: await withMakeUps(ctx, await readTimeOff(ctx.sql, ctx, 'absence', id)),
    }),
  }),
];

const closures = [
  endpoint({
    method: 'get',
    path: '/closures',
    tag,
    summary: 'List the closures of the academy, and those of the viewer’s team',
    access: 'session',
    query: schema.timesOffQuery,
    response: { schema: schema.timeOffPage },
    handle: (ctx, { query }) => listTimesOff(ctx, 'closure', query),
  }),
  endpoint({
    method: 'post',
    path: '/closures/preview',
    unknownFields: 'rejected',
    tag,
    summary: 'List the classes of a closure, and what is in the way of what is decided; changes nothing',
    access: admins,
    body: { schema: schema.closurePreviewBody, ...json },
    response: { schema: schema.previewResponse },
    handle: async (ctx, { body }) => ({ data: await previewClosure(ctx, body) }),
  }),
  endpoint({
    method: 'post',
    path: '/closures',
    unknownFields: 'rejected',
    tag,
    summary: 'Close the academy or a team, with a decision for each class; a job carries them out',
    access: admins,
    body: { schema: schema.closureBody, ...json },
    response: { status: 201, schema: schema.timeOffResponse },
    idempotent: true,
    errors: [409],
    handle: async (ctx, { body }) => ({ data: await saveClosure(ctx, body) }),
  }),
  endpoint({
    method: 'get',
    path: '/closures/:id',
    tag,
    summary: 'Get a closure; for admins with what became of each class',
    access: 'session',
    params: idParams,
    response: { schema: schema.timeOffResponse },
    errors: [404],
    handle: async (ctx, { params: { id } }) => ({ data: await readTimeOff(ctx.sql, ctx, 'closure', id) }),
  }),
];

const takingBack = [
  endpoint({
    method: 'post',
    path: '/absences/:id/undo/preview',
    tag,
    summary: 'List which classes become what they were if an absence is taken back, and which do not; changes nothing',
    access: changing,
    params: idParams,
    response: { schema: schema.undoPreviewResponse },
    errors: [404],
    handle: async (ctx, { params: { id } }) => ({ data: await previewUndo(ctx, 'absence', id) }),
  }),
  endpoint({
    method: 'delete',
    path: '/absences/:id',
    tag,
    summary: 'Take an absence back, with all that nobody has touched since',
    access: changing,
    params: idParams,
    response: { schema: schema.timeOffResponse },
    errors: [404],
    handle: async (ctx, { params: { id } }) => ({ data: await undoTimeOff(ctx, 'absence', id) }),
  }),
  endpoint({
    method: 'post',
    path: '/closures/:id/undo/preview',
    tag,
    summary: 'List which classes become what they were if a closure is taken back, and which do not; changes nothing',
    access: admins,
    params: idParams,
    response: { schema: schema.undoPreviewResponse },
    errors: [404],
    handle: async (ctx, { params: { id } }) => ({ data: await previewUndo(ctx, 'closure', id) }),
  }),
  endpoint({
    method: 'delete',
    path: '/closures/:id',
    tag,
    summary: 'Take a closure back, with all that nobody has touched since',
    access: admins,
    params: idParams,
    response: { schema: schema.timeOffResponse },
    errors: [404],
    handle: async (ctx, { params: { id } }) => ({ data: await undoTimeOff(ctx, 'closure', id) }),
  }),
];

export const absenceEndpoints = [...absences, ...closures, ...takingBack];
