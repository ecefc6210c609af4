import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import * as schema from '#modules/accounts/identity/identity.schema.ts';
import { forgetPassword } from './forget-password.ts';
import { clearResetContext, readResetContext, writeResetContext } from './reset-cookie.ts';
import { resetPassword } from './reset-password.ts';
import { verifyResetCode } from './verify-reset-code.ts';

const SMALL = 16 * 1024;
const json = ['json'] as const;

const forgetPasswordCall = endpoint({
  method: 'post',
  path: '/auth/forgetPassword',
  tag: 'Auth',
  summary: 'Send a password reset code by mail',
  access: 'public',
  body: { schema: schema.forgetPasswordBody, accepts: json, maxBytes: SMALL },
  response: { schema: message },
  errors: [404, 422, 429],
  async handle(ctx, { body, c }) {
    const context = await forgetPassword({ ctx, email: body.email, former: readResetContext(c) });
    writeResetContext(c, context, ctx.deps.settings.publicUrl);
    return { message: 'The code is on its way' };
  },
});

const verifyCodeCall = endpoint({
  method: 'post',
  path: '/auth/verifyResetcode',
  tag: 'Auth',
  summary: 'Verify a password reset code',
  access: 'public',
  body: { schema: schema.verifyCodeBody, accepts: json, maxBytes: SMALL },
  response: { schema: message },
  errors: [400, 422, 429],
  async handle(ctx, { body, c }) {
    const context = await verifyResetCode({ ctx, code: body.resetCode, context: readResetContext(c) });
    writeResetContext(c, context, ctx.deps.settings.publicUrl);
    return { message: 'The code is right' };
  },
});

const resetPasswordCall = endpoint({
  method: 'put',
  path: '/auth/resetPassword',
  tag: 'Auth',
  summary: 'Set a new password after verification and sign in',
  access: 'public',
  body: { schema: schema.resetPasswordBody, accepts: json, maxBytes: SMALL },
  response: { schema: schema.entered },
  errors: [400, 422],
  async handle(ctx, { body, c }) {
    const entered = await resetPassword({ ctx, input: body, context: readResetContext(c) });
    clearResetContext(c);
    return entered;
  },
});

export const resetEndpoints = [forgetPasswordCall, verifyCodeCall, resetPasswordCall];
