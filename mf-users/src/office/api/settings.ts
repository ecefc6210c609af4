import { http, upload } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { maySchema } from '#/base/api/may.ts';

export type SettingValue = string | number | boolean;
const value = v.union([v.string(), v.number(), v.boolean()]);

const settingSchema = v.object({
  key: v.string(),
  /** A setting of a type that this page cannot draw is not shown. */
  type: v.string(),
  /** Its name in both languages, for the search; an older API sends none. */
  name: v.optional(v.nullable(v.object({ en: v.string(), ar: v.string() })), null),
  value,
  default: value,
  min: v.nullable(v.number()),
  max: v.nullable(v.number()),
  /** The options of a choice. */
  options: v.optional(v.nullable(v.array(v.string())), null),
  /** When the present value was set; null: it is the default. */
  since: v.optional(v.nullable(v.string()), null),
  /** Whether a change affects something; an older API does not say. */
  confirm: v.optional(v.boolean(), true),
  may: maySchema(['edit']),
});
export type Setting = v.InferOutput<typeof settingSchema>;

const groupSchema = v.object({ key: v.string(), settings: v.array(settingSchema) });
export type SettingGroup = v.InferOutput<typeof groupSchema>;
export const settingsResponseSchema = v.object({ data: v.object({ groups: v.array(groupSchema) }) });

const allSettings = ['settings'] as const;

export const settingQueries = {
  /** The academy's settings, by group. */
  all: () =>
    queryOptions({
      queryKey: allSettings,
      queryFn: async ({ signal }): Promise<SettingGroup[]> =>
        (await http.get('settings', { signal }).json(settingsResponseSchema)).data.groups,
    }),
};

const reachSchema = v.object({
  mail: v.object({ state: v.string(), from: v.string() }),
  push: v.object({ state: v.string(), keys: v.string() }),
});
export type Reach = v.InferOutput<typeof reachSchema>;

const testMailSchema = v.object({ to: v.string(), sent: v.boolean(), reason: v.nullable(v.string()) });
export type TestMail = v.InferOutput<typeof testMailSchema>;

export const reachQueries = {
  /** How the academy sends mail and push messages. */
  state: () =>
    queryOptions({
      queryKey: ['settings', 'reach'],
      queryFn: async ({ signal }): Promise<Reach> =>
        (await http.get('settings/reach', { signal }).json(v.object({ data: reachSchema }))).data,
    }),
};

/** Sends a mail to the viewer's own address, and returns the result. */
export async function sendTestMail(): Promise<TestMail> {
  return (await http.post('settings/test-mail').json(v.object({ data: testMailSchema }))).data;
}

/** @throws ApiError 413, 415 and 422 for a file that the academy does not accept as a picture. */
export async function changeLogo(file: File): Promise<void> {
  const body = new FormData();
  body.set('image', file);
  await upload('academy/logo', body, { method: 'PUT' });
}

export async function removeLogo(): Promise<void> {
  await http.delete('academy/logo');
}

/**
 * Changes all of these or none.
 * @throws ApiError 422 at the key of an invalid value, 403 for what only super-admins may change.
 */
export async function changeSettings(changes: Readonly<Record<string, SettingValue>>): Promise<SettingGroup[]> {
  return (await http.put('settings', { json: changes }).json(settingsResponseSchema)).data.groups;
}
