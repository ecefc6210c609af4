import type { ViewerCtx } from '#base/http/ctx.ts';
import { endpoint } from '#base/http/endpoint.ts';
import { chosenMailLanguage } from '#modules/accounts/identity/note-language.ts';
import { changeSettings } from './change-settings.ts';
import * as schema from './notification-settings.schema.ts';
import { presentGroups, readSettings, type StoredSettings } from './read-settings.ts';
import { groupsOf } from './viewers-groups.ts';

const SMALL = 8 * 1024;

async function present({ sql, viewer, deps }: ViewerCtx, { choices, quietFrom, quietTo }: StoredSettings) {
  const { from, to } = deps.academy().quietHours;
  return {
    data: {
      groups: presentGroups(choices, groupsOf(viewer)),
      quietHours: { from: quietFrom ?? from, to: quietTo ?? to },
      mailLanguage: await chosenMailLanguage(sql, viewer.userId),
    },
  };
}

export const notificationSettingsEndpoints = [
  endpoint({
    method: 'get',
    path: '/notification-settings',
    tag: 'Notifications',
    summary: 'Get what you are notified of by push and mail, your quiet hours, and the language of your mails',
    access: 'session',
    response: { schema: schema.settingsResponse },
    handle: async (ctx) => present(ctx, await readSettings(ctx.sql, ctx.viewer.userId)),
  }),
  endpoint({
    method: 'put',
    path: '/notification-settings',
    tag: 'Notifications',
    summary:
      'Choose what you are notified of by push and mail, your quiet hours, and the language of your mails; what is missing stays',
    access: 'session',
    body: { schema: schema.settingsBody, accepts: ['json'], maxBytes: SMALL },
    response: { schema: schema.settingsResponse },
    errors: [422],
    async handle(ctx, { body }) {
      const { userId } = ctx.viewer;
      return present(ctx, await changeSettings(ctx.sql, { userId, groups: groupsOf(ctx.viewer), input: body }));
    },
  }),
];
