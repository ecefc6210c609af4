import { endpoint } from '#base/http/endpoint.ts';
import { message } from '#base/http/fields.ts';
import { chosenLanguage, pageLanguageOf } from '#base/http/page-language.ts';
import { tokenResponse } from '#modules/accounts/identity/identity.schema.ts';
import { noteLanguage, saveLanguage } from '#modules/accounts/identity/note-language.ts';
import { maxBytesOf, tooLargeWords } from '#modules/platform/files/media/media-kinds.ts';
import type { ConsentHooks, NoteLearners } from './consent-hooks.ts';
import { presentProfile } from './own.presenter.ts';
import * as schema from './own.schema.ts';
import { changeOwnPassword, deactivateOwnAccount, findOwnUser } from './own-account.ts';
import { signUp } from './sign-up.ts';
import { updateOwnProfile } from './update-own-profile.ts';

const SMALL = 16 * 1024;
const json = ['json'] as const;

const signUpCall = (consents: ConsentHooks, noteLearners: NoteLearners) =>
  endpoint({
    method: 'post',
    path: '/auth/signup',
    tag: 'Auth',
    summary: 'Sign up as a guest',
    access: 'public',
    body: { schema: schema.signUpBody, accepts: json, maxBytes: SMALL },
    response: { status: 201, schema: tokenResponse },
    errors: [403, 422, 429],
    before: (ctx) => ctx.deps.limits.signups.take(ctx.network),
    async handle(ctx, { body, c }) {
      const token = await signUp({ ctx, input: body, language: pageLanguageOf(c), consents, noteLearners });
      return { token, data: { token } };
    },
  });

const profileCall = (consents: ConsentHooks) =>
  endpoint({
    method: 'get',
    path: '/profile',
    tag: 'Own account',
    summary: 'Get the signed-in user with their permissions',
    access: 'session',
    beforeTwoSteps: true,
    response: { schema: schema.profileResponse },
    async handle(ctx, { c }) {
      const user = await findOwnUser(ctx.sql, ctx);
      const language = chosenLanguage(c);
      if (language && user.language === null && !ctx.viewer.view) await noteLanguage(ctx.sql, user.id, language);
      return presentProfile(user, ctx, consents);
    },
  });

const saveLanguageCall = endpoint({
  method: 'put',
  path: '/own-language',
  tag: 'Own account',
  summary: 'Save the language to which you have switched the pages; your mails are in it unless you chose another one',
  access: 'session',
  beforeTwoSteps: true,
  body: { schema: schema.ownLanguageBody, accepts: json, maxBytes: SMALL },
  response: { schema: message },
  errors: [422],
  async handle(ctx, { body }) {
    await saveLanguage(ctx.sql, ctx.viewer.userId, body.language);
    return { message: 'Language saved' };
  },
});

const updateProfileCall = (consents: ConsentHooks) =>
  endpoint({
    method: 'put',
    path: '/own-profile',
    tag: 'Own account',
    summary: 'Update your own name, email, phone, time zone or picture; a new email may need the password',
    access: 'session',
    body: {
      schema: schema.ownProfileBody,
      accepts: ['json', 'multipart'],
      maxBytes: maxBytesOf('image') + SMALL,
      tooLarge: tooLargeWords('image'),
    },
    response: { schema: schema.profileResponse },
    errors: [403, 413, 415, 422, 429],
    handle: async (ctx, { body }) => presentProfile(await updateOwnProfile({ ctx, input: body }), ctx, consents),
  });

const changePasswordCall = endpoint({
  method: 'put',
  path: '/own-password',
  tag: 'Own account',
  summary: 'Change your own password; other sessions end',
  access: 'session',
  body: { schema: schema.ownPasswordBody, accepts: json, maxBytes: SMALL },
  response: { schema: message },
  errors: [422],
  async handle(ctx, { body }) {
    await changeOwnPassword({ ctx, input: body });
    return { message: 'Password changed' };
  },
});

const deactivateCall = endpoint({
  method: 'delete',
  path: '/own-account',
  tag: 'Own account',
  summary: 'Deactivate your own account; a subscription ends with the month that is paid',
  access: 'session',
  response: { schema: message },
  errors: [409],
  async handle(ctx) {
    await deactivateOwnAccount(ctx);
    return { message: 'Account deactivated' };
  },
});

export interface AboveOwn {
  consents: ConsentHooks;
  noteLearners: NoteLearners;
}

export const ownEndpoints = ({ consents, noteLearners }: AboveOwn) => [
  signUpCall(consents, noteLearners),
  profileCall(consents),
  updateProfileCall(consents),
  saveLanguageCall,
  changePasswordCall,
  deactivateCall,
];
