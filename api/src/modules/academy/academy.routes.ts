import type { SettingGroup } from '#base/academy/define-settings.ts';
import { endpoint } from '#base/http/endpoint.ts';
import { academyResponse, changesBody, settingsResponse } from './academy.schema.ts';
import { changeSettings } from './change-settings.ts';
import { describeAcademy } from './describe-academy.ts';
import { listSettings } from './list-settings.ts';

const tag = 'Settings';
const MAX_BYTES = 16 * 1024;
const roles = ['admin', 'super-admin'];

const academy = endpoint({
  method: 'get',
  path: '/academy',
  tag,
  summary: 'Get the name and the contacts of the academy',
  access: 'public',
  response: { schema: academyResponse },
  handle: async ({ deps }) => ({ data: describeAcademy(deps.academySettings) }),
});

/** The calls about the settings that the domains declare; `groups` in the order of the page. */
export const academyEndpoints = (groups: readonly SettingGroup[]) => [
  academy,
  endpoint({
    method: 'get',
    path: '/settings',
    tag,
    summary: 'List the settings of the academy, by group; for admins',
    access: { permission: 'users.read', roles },
    response: { schema: settingsResponse },
    handle: async (ctx) => ({ data: listSettings({ ctx, groups }) }),
  }),
  endpoint({
    method: 'put',
    path: '/settings',
    tag,
    summary: 'Change settings of the academy, all or none; for admins',
    access: { permission: 'users.update', roles },
    body: { schema: changesBody(groups), accepts: ['json'], maxBytes: MAX_BYTES },
    response: { schema: settingsResponse },
    errors: [422],
    handle: async (ctx, { body: changes }) => ({ data: await changeSettings({ ctx, groups, changes }) }),
  }),
];
