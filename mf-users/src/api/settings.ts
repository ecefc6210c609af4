import { http } from '@academy/shared-auth';
import { queryOptions } from '@academy/shared-auth/query';
import * as v from 'valibot';
import { maySchema } from './may.ts';

export type SettingValue = string | number | boolean;
const value = v.union([v.string(), v.number(), v.boolean()]);

const settingSchema = v.object({
  key: v.string(),
  /** A type that this page does not draw is not shown. */
  type: v.string(),
  value,
  default: value,
  min: v.nullable(v.number()),
  max: v.nullable(v.number()),
  may: maySchema(['edit']),
});
export type Setting = v.InferOutput<typeof settingSchema>;

const groupSchema = v.object({ key: v.string(), settings: v.array(settingSchema) });
export type SettingGroup = v.InferOutput<typeof groupSchema>;
export const settingsResponseSchema = v.object({ data: v.object({ groups: v.array(groupSchema) }) });

const allSettings = ['settings'] as const;

export const settingQueries = {
  /** What is set for the academy, by group. */
  all: () =>
    queryOptions({
      queryKey: allSettings,
      queryFn: async ({ signal }): Promise<SettingGroup[]> =>
        (await http.get('settings', { signal }).json(settingsResponseSchema)).data.groups,
    }),
};

/** Changes all of these or none. @throws ApiError 422 at the key of what cannot be, 403 for what only super-admins change. */
export async function changeSettings(changes: Readonly<Record<string, SettingValue>>): Promise<SettingGroup[]> {
  return (await http.put('settings', { json: changes }).json(settingsResponseSchema)).data.groups;
}
