import { endpoint } from '#base/http/endpoint.ts';
import { idParams, message } from '#base/http/fields.ts';
import { loginResponse } from '../identity.schema.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { askForPasskey } from './ask-for-passkey.ts';
import { describeTwoSteps, replaceRecoveryCodes } from './describe-two-steps.ts';
import { checkRecentPassword } from './recent-password.ts';
import { removePasskey, removePasskeys, removeTotp } from './remove-two-steps.ts';
import { beginTotp, confirmTotp } from './set-up-totp.ts';
import * as schema from './two-steps.schema.ts';
import { verifySignIn } from './verify-sign-in.ts';

const json = { accepts: ['json'], maxBytes: 32 * 1024 } as const;
const proof = { schema: schema.proof, ...json, optional: true } as const;
const own = { tag: 'Own account', access: 'session', beforeTwoSteps: true } as const;

const signIn = [
  endpoint({
    method: 'post',
    path: '/login/verify',
    tag: 'Auth',
    summary: 'Take the second step of a sign-in by a code or a passkey, or sign in by a passkey alone',
    access: 'public',
    body: { schema: schema.verification, ...json },
    response: { schema: loginResponse },
    errors: [422, 429],
    handle: async (ctx, { body }) => ({ data: { token: await verifySignIn({ ctx, input: body }) } }),
  }),
  endpoint({
    method: 'post',
    path: '/login/passkey',
    tag: 'Auth',
    summary: 'Get what the browser asks a passkey for: as second step of a challenge, or alone',
    access: 'public',
    body: { schema: schema.passkeyQuestion, ...json },
    response: { schema: schema.passkeyQuestionResponse },
    errors: [409, 422, 429],
    before: (ctx) => ctx.deps.limits.passkeyQuestions.take(ctx.network),
    handle: async (ctx, { body }) => ({ data: await askForPasskey({ ctx, challenge: body.challenge }) }),
  }),
];

const totp = [
  endpoint({
    ...own,
    method: 'post',
    path: '/two-steps/totp',
    summary: 'Make a secret for your authenticator app; it counts with its first right code',
    body: proof,
    response: { schema: schema.newTotpResponse },
    errors: [403, 422, 429],
    async handle(ctx, { body }) {
      await checkRecentPassword(ctx, body?.password);
      const data = await beginTotp(ctx);
      return { ...data, data };
    },
  }),
  endpoint({
    ...own,
    method: 'post',
    path: '/two-steps/totp/confirm',
    summary: 'Confirm your authenticator app by a code: from then on signing in takes one',
    body: { schema: schema.totpCode, ...json },
    response: { schema: schema.codesResponse },
    errors: [409, 422],
    async handle(ctx, { body }) {
      const data = { recoveryCodes: await confirmTotp({ ctx, code: body.code }) };
      return { ...data, data };
    },
  }),
];

const passkeys = [
  endpoint({
    ...own,
    method: 'post',
    path: '/two-steps/passkeys/options',
    summary: 'Get what the browser makes a passkey by',
    body: proof,
    response: { schema: schema.passkeyQuestionResponse },
    errors: [403, 409, 422, 429],
    async handle(ctx, { body }) {
      await checkRecentPassword(ctx, body?.password);
      return { data: await beginPasskey(ctx) };
    },
  }),
  endpoint({
    ...own,
    method: 'post',
    path: '/two-steps/passkeys',
    summary: 'Add a passkey that the browser has made',
    body: { schema: schema.newPasskey, ...json },
    response: { status: 201, schema: schema.newPasskeyResponse },
    errors: [409, 422],
    handle: async (ctx, { body }) => ({ data: await addPasskey({ ctx, input: body }) }),
  }),
  endpoint({
    ...own,
    method: 'delete',
    path: '/two-steps/passkeys/:id',
    summary: 'Remove one of your passkeys',
    params: idParams,
    body: proof,
    response: { schema: message },
    errors: [403, 404, 409, 422, 429],
    async handle(ctx, { params, body }) {
      await checkRecentPassword(ctx, body?.password);
      await removePasskey(ctx, params.id);
      return { message: 'Passkey removed' };
    },
  }),
];

const removals = { totp: removeTotp, passkeys: removePasskeys } as const;

const rest = [
  endpoint({
    ...own,
    method: 'get',
    path: '/two-steps',
    summary: 'Get which second steps you have set up',
    response: { schema: schema.twoStepsResponse },
    handle: async (ctx) => ({ data: await describeTwoSteps(ctx) }),
  }),
  endpoint({
    ...own,
    method: 'post',
    path: '/two-steps/recovery-codes',
    summary: 'Make ten new recovery codes; those of before end',
    body: proof,
    response: { schema: schema.codesResponse },
    errors: [403, 409, 422, 429],
    async handle(ctx, { body }) {
      await checkRecentPassword(ctx, body?.password);
      const data = { recoveryCodes: await replaceRecoveryCodes(ctx) };
      return { ...data, data };
    },
  }),
  endpoint({
    ...own,
    method: 'delete',
    path: '/two-steps/:method',
    summary: 'Remove your authenticator app, or all of your passkeys',
    params: schema.method,
    body: proof,
    response: { schema: message },
    errors: [403, 404, 409, 422, 429],
    async handle(ctx, { params, body }) {
      await checkRecentPassword(ctx, body?.password);
      await removals[params.method](ctx);
      return { message: 'Two-step sign-in changed' };
    },
  }),
];

export const twoStepsEndpoints = [...signIn, ...totp, ...passkeys, ...rest];
