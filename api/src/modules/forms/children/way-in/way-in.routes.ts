import { type Endpoint, endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import * as schema from '../children.schema.ts';
import { childDevices, makeChildCode, removeChildDevice } from './child-device.ts';
import { openChild } from './open-child.ts';
import { signInByCode } from './sign-in-by-code.ts';

const own = { tag: 'Children', access: 'session', params: schema.childParams } as const;

/** D141: a child's way in, on the parent's device and on one of its own. */
export const wayInEndpoints: Endpoint[] = [
  endpoint({
    ...own,
    method: 'post',
    path: '/children/:id/session',
    summary: 'Open the academy as your child under 16, on this device and for 12 hours at most',
    response: { schema: schema.childSessionResponse },
    errors: [403, 404, 409, 429],
    handle: async (ctx, { params: { id } }) => ({ data: await openChild({ ctx, id }) }),
  }),
  endpoint({
    ...own,
    method: 'post',
    path: '/children/:id/codes',
    summary: 'Make a code that signs a device of your child in, once and within 15 minutes',
    response: { schema: schema.childCodeResponse },
    errors: [403, 404, 409, 429],
    handle: async (ctx, { params: { id } }) => ({ data: await makeChildCode({ ctx, id }) }),
  }),
  endpoint({
    ...own,
    method: 'get',
    path: '/children/:id/devices',
    summary: 'List the devices of your child’s own that are signed in',
    response: { schema: schema.devicesResponse },
    errors: [403, 404, 409],
    handle: (ctx, { params: { id } }) => childDevices({ ctx, id }),
  }),
  endpoint({
    ...own,
    method: 'delete',
    path: '/children/:id/devices/:device',
    summary: 'Sign a device of your child out',
    params: schema.deviceParams,
    response: { schema: message },
    errors: [403, 404, 409],
    async handle(ctx, { params: { id, device: deviceId } }) {
      await removeChildDevice({ ctx, id, deviceId });
      return { message: 'Device signed out' };
    },
  }),
  endpoint({
    method: 'post',
    path: '/login/child-code',
    tag: 'Auth',
    summary: 'Sign a device of a child’s own in by a code, for a year',
    access: 'public',
    body: { schema: schema.codeBody, accepts: ['json'], maxBytes: 16 * 1024 },
    response: { schema: schema.tokenResponse },
    errors: [422, 429],
    handle: async (ctx, { body: { code } }) => ({ data: { token: await signInByCode(ctx, code) } }),
  }),
];
