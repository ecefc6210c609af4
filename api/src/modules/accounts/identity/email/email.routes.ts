import * as v from 'valibot';
import { endpoint } from '#base/http/endpoint.ts';
import { matching, message, password } from '#base/http/fields.ts';
import { entered } from '../identity.schema.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { confirmEmail, restoreEmail, sendConfirmationAgain } from './confirm-email.ts';

const SMALL = 4 * 1024;
const token = matching(/^[\w-]{43}$/, 'The link is not complete');
const json = { accepts: ['json'], maxBytes: SMALL } as const;
const body = { schema: v.object({ token }), ...json } as const;

const confirm = endpoint({
  method: 'post',
  path: '/auth/confirm-email',
  tag: 'Auth',
  summary: 'Confirm an email address by the token of the mail that was sent to it',
  access: 'public',
  body,
  response: { schema: message },
  errors: [422],
  async handle(ctx, { body: { token } }) {
    await confirmEmail(ctx, token);
    return { message: 'The email address is confirmed' };
  },
});

const send = endpoint({
  method: 'post',
  path: '/auth/confirm-email/send',
  tag: 'Auth',
  summary: 'Send the mail that confirms your email address again; nothing where it is confirmed',
  access: 'session',
  response: {
    schema: v.object({ message: v.string(), data: v.object({ email: v.string(), verified: v.boolean() }) }),
  },
  errors: [409, 429],
  async handle(ctx) {
    const data = await sendConfirmationAgain(ctx);
    return { message: data.verified ? 'The email address is confirmed' : 'The mail is on its way', data };
  },
});

const notMe = endpoint({
  method: 'post',
  path: '/auth/not-me',
  tag: 'Auth',
  summary:
    'Take a change of the email address back by the token of the mail to the former one; all sessions and the password end',
  access: 'public',
  body,
  response: { schema: message },
  errors: [409, 422],
  async handle(ctx, { body: { token } }) {
    await restoreEmail(ctx, token);
    return { message: 'The former email address is restored' };
  },
});

const accept = endpoint({
  method: 'post',
  path: '/auth/invitation',
  tag: 'Auth',
  summary: 'Choose the password of the account that a mail invites to, by the token of the mail, and sign in',
  access: 'public',
  body: { schema: v.object({ token, password }), ...json },
  response: { schema: entered },
  errors: [422],
  handle: (ctx, { body: input }) => acceptInvitation({ ctx, input }),
});

export const emailEndpoints = [confirm, send, notMe, accept];
