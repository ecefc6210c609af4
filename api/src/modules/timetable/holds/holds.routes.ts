import { endpoint } from '#base/http/endpoint.ts';
import { idParams } from '#base/http/fields.ts';
import { changeHold } from './change-hold.ts';
import { endHold } from './end-hold.ts';
import { previewFamilyHold, saveFamilyHold, takeBackHold } from './family/family-holds.ts';
import { listHeldClasses } from './held-classes.ts';
import { HOLDS } from './holds.policy.ts';
import * as schema from './holds.schema.ts';
import { previewEnd, previewHold } from './preview-hold.ts';
import { listHolds } from './read-holds.ts';
import { saveHold } from './save-hold.ts';

const tag = 'Holds';
const json = { accepts: ['json'], maxBytes: 16 * 1024 } as const;
const changing = { permission: HOLDS } as const;

const ofStudent = [
  endpoint({
    method: 'get',
    path: '/students/:id/holds',
    tag,
    summary: 'List when the classes of a student pause',
    access: 'session',
    params: schema.studentParams,
    response: { schema: schema.holdsResponse },
    errors: [403, 404],
    handle: (ctx, { params: { id } }) => listHolds(ctx, id),
  }),
  endpoint({
    method: 'post',
    path: '/students/:id/holds/preview',
    unknownFields: 'rejected',
    tag,
    summary: 'List what a hold of a student does, or a change of one; changes nothing',
    access: changing,
    params: schema.studentParams,
    body: { schema: schema.holdPreviewBody, ...json },
    response: { schema: schema.holdPreviewResponse },
    errors: [404],
    handle: async (ctx, { params: { id }, body }) => ({
      data: await previewHold({ ctx, studentId: id, input: body }),
    }),
  }),
  endpoint({
    method: 'post',
    path: '/students/:id/holds',
    unknownFields: 'rejected',
    tag,
    summary: 'Let the classes of a student pause: those of series are cancelled, and none are made',
    access: changing,
    params: schema.studentParams,
    body: { schema: schema.holdBody, ...json },
    response: { status: 201, schema: schema.holdResponse },
    idempotent: true,
    errors: [404, 409],
    handle: async (ctx, { params: { id }, body }) => ({
      data: await saveHold({ ctx, studentId: id, input: body }),
    }),
  }),
];

const ofHold = [
  endpoint({
    method: 'put',
    path: '/holds/:id',
    unknownFields: 'rejected',
    tag,
    summary: 'Change the days of a hold, its reason, or whether the student’s times are free',
    access: changing,
    params: idParams,
    body: { schema: schema.holdBody, ...json },
    response: { schema: schema.holdResponse },
    errors: [404, 409],
    handle: async (ctx, { params: { id }, body }) => ({ data: await changeHold({ ctx, id, input: body }) }),
  }),
  endpoint({
    method: 'get',
    path: '/holds/:id/classes',
    tag,
    summary: 'List the classes that a hold has cancelled',
    access: 'session',
    params: idParams,
    response: { schema: schema.heldClassesResponse },
    errors: [403, 404],
    handle: async (ctx, { params: { id } }) => ({ data: await listHeldClasses(ctx, id) }),
  }),
  endpoint({
    method: 'get',
    path: '/holds/:id/ending',
    tag,
    summary: 'List which classes take place again if a hold ends now, and which do not; changes nothing',
    access: changing,
    params: idParams,
    response: { schema: schema.holdEndingResponse },
    errors: [404],
    handle: async (ctx, { params: { id } }) => ({ data: await previewEnd({ ctx, id }) }),
  }),
  endpoint({
    method: 'delete',
    path: '/holds/:id',
    tag,
    summary: 'End a hold now, or take one back that has not begun',
    access: changing,
    params: idParams,
    response: { schema: schema.holdResponse },
    errors: [404],
    handle: async (ctx, { params: { id } }) => ({ data: await endHold({ ctx, id }) }),
  }),
];

const ofFamily = [
  endpoint({
    method: 'post',
    path: '/students/:id/family-holds/preview',
    unknownFields: 'rejected',
    tag,
    summary: 'List what a pause by the family does; changes nothing',
    access: 'session',
    params: schema.studentParams,
    body: { schema: schema.familyHoldBody, ...json },
    response: { schema: schema.holdPreviewResponse },
    errors: [403, 404],
    handle: async (ctx, { params: { id }, body }) => ({
      data: await previewFamilyHold({ ctx, studentId: id, input: body }),
    }),
  }),
  endpoint({
    method: 'post',
    path: '/students/:id/family-holds',
    unknownFields: 'rejected',
    tag,
    summary: 'Let the own or the child’s classes pause, within the days a year that the academy lets families',
    access: 'session',
    params: schema.studentParams,
    body: { schema: schema.familyHoldBody, ...json },
    response: { status: 201, schema: schema.holdResponse },
    idempotent: true,
    errors: [403, 404, 409],
    handle: async (ctx, { params: { id }, body }) => ({
      data: await saveFamilyHold({ ctx, studentId: id, input: body }),
    }),
  }),
  endpoint({
    method: 'delete',
    path: '/family-holds/:id',
    tag,
    summary: 'Take back a pause of the family that has not begun',
    access: 'session',
    params: idParams,
    response: { schema: schema.holdResponse },
    errors: [403, 404, 409],
    handle: async (ctx, { params: { id } }) => ({ data: await takeBackHold({ ctx, id }) }),
  }),
];

export const holdEndpoints = [...ofStudent, ...ofHold, ...ofFamily];
