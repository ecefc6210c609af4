import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { type Setting, settingsResponseSchema } from '#/api/settings.ts';
import { server } from './server.ts';

const aSetting = (about: Partial<Setting> & { key: string; value: Setting['value'] }): Setting => ({
  type: 'line',
  default: about.value,
  min: null,
  max: null,
  may: { edit: true },
  ...about,
});

/** Settings as the API sends them to an admin. */
export const someGroups = (mayPay = false) => [
  {
    key: 'academy',
    settings: [
      aSetting({ key: 'academy_name_en', value: 'Academy', max: 60 }),
      aSetting({ key: 'academy_phone', type: 'phone', value: '', max: 30 }),
    ],
  },
  { key: 'classes', settings: [aSetting({ key: 'absence_minutes', type: 'integer', value: 15, min: 0, max: 60 })] },
  { key: 'pay', settings: [aSetting({ key: 'pay_trial', type: 'switch', value: true, may: { edit: mayPay } })] },
  { key: 'stars', settings: [aSetting({ key: 'stars_a_day', type: 'integer', value: 3 })] },
];

export function serveSettings(groups = someGroups()): void {
  server.use(
    http.get('*/api/settings', () => HttpResponse.json(v.parse(settingsResponseSchema, { data: { groups } }))),
  );
}

/** Takes changes and answers as the API does; the list holds what came. */
export function takeSettings(groups = someGroups()): unknown[] {
  const taken: unknown[] = [];
  server.use(
    http.put('*/api/settings', async ({ request }) => {
      const changes = (await request.json()) as Record<string, Setting['value']>;
      taken.push(changes);
      const after = groups.map(({ key, settings }) => ({
        key,
        settings: settings.map((setting) => ({ ...setting, value: changes[setting.key] ?? setting.value })),
      }));
      return HttpResponse.json(v.parse(settingsResponseSchema, { data: { groups: after } }));
    }),
  );
  return taken;
}
