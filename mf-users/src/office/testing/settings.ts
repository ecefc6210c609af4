import type { Academy } from '@academy/shared-auth';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { type Reach, type Setting, settingsResponseSchema, type TestMail } from '#/office/api/settings.ts';
import { server } from '#/testing/server.ts';

const aSetting = (about: Partial<Setting> & { key: string; value: Setting['value'] }): Setting => ({
  type: 'line',
  name: null,
  default: about.value,
  min: null,
  max: null,
  options: null,
  since: null,
  confirm: true,
  may: { edit: true },
  ...about,
});

/** A setting of several lines. */
export const aText = (about: Parameters<typeof aSetting>[0]): Setting => aSetting({ type: 'text', max: 500, ...about });

/** Settings as the API sends them to an admin. */
export const someGroups = (mayPay = false, since: string | null = null) => [
  {
    key: 'academy',
    settings: [
      aSetting({ key: 'academy_name_en', value: 'Academy', max: 60 }),
      aSetting({ key: 'academy_phone', type: 'phone', value: '', max: 30, since }),
    ],
  },
  { key: 'accounts', settings: [aSetting({ key: 'session_days', type: 'integer', value: 30, min: 1, max: 30 })] },
  { key: 'classes', settings: [aSetting({ key: 'absence_minutes', type: 'integer', value: 15, min: 0, max: 60 })] },
  { key: 'pay', settings: [aSetting({ key: 'pay_trial', type: 'switch', value: true, may: { edit: mayPay } })] },
  { key: 'stars', settings: [aSetting({ key: 'stars_a_day', type: 'integer', value: 3 })] },
];

/** Settings of time; only super-admins may change the zone. */
export const timeGroup = (mayZone: boolean, others: Setting[] = [], confirm = true) => ({
  key: 'time',
  settings: [
    ...others,
    aSetting({ key: 'academy_zone', type: 'zone', value: 'Asia/Amman', confirm, may: { edit: mayZone } }),
    aSetting({ key: 'week_start', type: 'choice', value: 'saturday', options: ['saturday', 'sunday', 'monday'] }),
  ],
});

/** Settings of quiet hours. */
export const nightGroup = (may = true) => ({
  key: 'accounts',
  settings: [aSetting({ key: 'quiet_from', type: 'time', value: '22:00', may: { edit: may } })],
});

/** Who must take two steps to sign in. */
export const twoStepsGroup = (may = true, value = '') => ({
  key: 'accounts',
  settings: [
    aSetting({
      key: 'two_steps_roles',
      type: 'roles',
      value,
      options: ['guest', 'student', 'teacher', 'leader', 'admin', 'super-admin'],
      may: { edit: may },
    }),
  ],
});

/** The delivery of mail and push messages in an installation without a mail server. */
export function serveReach(): void {
  const data: Reach = {
    mail: { state: 'inbox', from: 'Academy <no-reply@academy.test>' },
    push: { state: 'on', keys: 'made' },
  };
  server.use(http.get('*/api/settings/reach', () => HttpResponse.json({ data })));
}

export function takeTestMail(data: TestMail): void {
  server.use(http.post('*/api/settings/test-mail', () => HttpResponse.json({ data })));
}

/** Accepts requests that remove the logo. */
export function takeLogoRemoval(): void {
  server.use(
    http.delete('*/api/academy/logo', () => HttpResponse.json({ data: { logo: null } })),
    http.get('*/api/academy', () => HttpResponse.json({ data: { logo: null } })),
  );
}

/** Accepts a logo and shows it afterwards; the returned list collects the names of files. */
export function takeLogo(logo: Academy['logo']): string[] {
  const taken: string[] = [];
  server.use(
    http.put('*/api/academy/logo', async ({ request }) => {
      const file = (await request.formData()).get('image');
      taken.push(file instanceof File ? file.name : '');
      return HttpResponse.json({ data: { logo } });
    }),
    http.get('*/api/academy', () => HttpResponse.json({ data: { logo } })),
  );
  return taken;
}

export function serveSettings(groups = someGroups()): void {
  server.use(
    http.get('*/api/settings', () => HttpResponse.json(v.parse(settingsResponseSchema, { data: { groups } }))),
  );
}

/** Accepts changes and responds as the API does; the returned list collects them. */
export function takeSettings(groups = someGroups()): unknown[] {
  const taken: unknown[] = [];
  server.use(
    http.get('*/api/academy', () => HttpResponse.json({ data: {} })),
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
