import * as v from 'valibot';
import { endpoint } from '#base/http/endpoint.ts';
import { presentPassword } from '#base/http/fields.ts';
import { enteredResponse } from '../identity.schema.ts';
import { backToParent } from './back-to-parent.ts';

const body = v.object({ password: presentPassword });

export const childSessionEndpoints = [
  endpoint({
    method: 'post',
    path: '/children/session/back',
    tag: 'Children',
    summary: 'Go from a child’s session back to the parent’s, by the password of the parent who opened it',
    access: 'session',
    body: { schema: body, accepts: ['json'], maxBytes: 16 * 1024 },
    response: { schema: enteredResponse },
    errors: [409, 422, 429],
    handle: async (ctx, { body: { password } }) => ({ data: await backToParent(ctx, password) }),
  }),
];
