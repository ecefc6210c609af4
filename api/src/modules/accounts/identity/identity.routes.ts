import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import * as schema from './identity.schema.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

const SMALL = 16 * 1024;
const json = ['json'] as const;

const signInCall = endpoint({
  method: 'post',
  path: '/login',
  tag: 'Auth',
  summary: 'Sign in',
  access: 'public',
  body: { schema: schema.signInBody, accepts: json, maxBytes: SMALL },
  response: { schema: schema.enteredResponse },
  errors: [422, 429],
  async handle(ctx, { body }) {
    return { data: await signIn({ ctx, input: body }) };
  },
});

const signOutCall = endpoint({
  method: 'post',
  path: '/auth/logout',
  tag: 'Auth',
  summary: 'Sign out: revoke this session',
  access: 'session',
  beforeTwoSteps: true,
  inView: 'open',
  response: { schema: message },
  async handle(ctx) {
    await signOut(ctx);
    return { message: 'Signed out' };
  },
});

export const identityEndpoints = [signInCall, signOutCall];
