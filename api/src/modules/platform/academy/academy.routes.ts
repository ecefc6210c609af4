import { endpoint } from '#base/http/endpoint.ts';
import { pageLanguageOf } from '#base/http/page-language.ts';
import { maxBytesOf, tooLargeWords } from '#modules/platform/files/media/media-kinds.ts';
import {
  type AddedFacts,
  academyResponse,
  changesBody,
  logoBody,
  reachResponse,
  settingsResponse,
  testMailResponse,
} from './academy.schema.ts';
import { changeSettings } from './change-settings.ts';
import type { DeclaredSettings } from './declared-settings.ts';
import { describeAcademy } from './describe-academy.ts';
import { listSettings } from './list-settings.ts';
import { changeLogo, removeLogo } from './logo.ts';
import { describeReach, sendTestMail } from './reach.ts';

const tag = 'Settings';
const MAX_BYTES = 16 * 1024;
const roles = ['admin', 'super-admin'];

const academy = (added: AddedFacts) =>
  endpoint({
    method: 'get',
    path: '/academy',
    tag,
    summary: 'Get the name and the contacts of the academy',
    access: 'public',
    response: { schema: academyResponse },
    handle: async ({ deps }) => ({
      data: { ...describeAcademy(deps.academySettings), ...added(deps.academySettings) },
    }),
  });

const logoAccess = { permission: 'users.update', roles };
const logoPath = '/academy/logo';

const logo = (added: AddedFacts) => [
  endpoint({
    method: 'put',
    path: logoPath,
    tag,
    summary: 'Set the logo of the academy; for admins',
    access: logoAccess,
    body: {
      schema: logoBody,
      accepts: ['multipart'],
      maxBytes: maxBytesOf('image') + MAX_BYTES,
      tooLarge: tooLargeWords('image'),
    },
    response: { schema: academyResponse },
    errors: [413, 415, 422],
    handle: async (ctx, { body }) => {
      const own = await changeLogo({ ctx, file: body.image });
      return { data: { ...own, ...added(ctx.deps.academySettings) } };
    },
  }),
  endpoint({
    method: 'delete',
    path: logoPath,
    tag,
    summary: 'Remove the logo of the academy; for admins',
    access: logoAccess,
    response: { schema: academyResponse },
    handle: async (ctx) => ({ data: { ...(await removeLogo({ ctx })), ...added(ctx.deps.academySettings) } }),
  }),
];

const reach = [
  endpoint({
    method: 'get',
    path: '/settings/reach',
    tag,
    summary: 'Get how mail and push messages leave this installation; for admins',
    access: { permission: 'users.read', roles },
    response: { schema: reachResponse },
    handle: async (ctx) => ({ data: describeReach(ctx) }),
  }),
  endpoint({
    method: 'post',
    path: '/settings/test-mail',
    tag,
    summary: 'Send a mail to your own address, to see that it arrives; for admins',
    access: { permission: 'users.update', roles },
    response: { schema: testMailResponse },
    errors: [409, 429],
    before: (ctx) => ctx.deps.limits.mailTests.take(String(ctx.viewer?.userId)),
    handle: async (ctx, { c }) => ({ data: await sendTestMail(ctx, pageLanguageOf(c)) }),
  }),
];

/** The calls about the settings that the domains declare; `groups` in the order of the page. */
export const academyEndpoints = ({ added, ...declared }: DeclaredSettings & { added: AddedFacts }) => [
  academy(added),
  ...logo(added),
  ...reach,
  endpoint({
    method: 'get',
    path: '/settings',
    tag,
    summary: 'List the settings of the academy, by group; for admins',
    access: { permission: 'users.read', roles },
    response: { schema: settingsResponse },
    handle: async (ctx) => ({ data: await listSettings({ ctx, ...declared }) }),
  }),
  endpoint({
    method: 'put',
    path: '/settings',
    tag,
    summary: 'Change settings of the academy, all or none; for admins',
    access: { permission: 'users.update', roles },
    body: { schema: changesBody(declared.groups), accepts: ['json'], maxBytes: MAX_BYTES },
    response: { schema: settingsResponse },
    errors: [422],
    handle: async (ctx, { body: changes }) => ({ data: await changeSettings({ ctx, ...declared, changes }) }),
  }),
];
