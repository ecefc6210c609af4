import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const settingsSchema = v.object({
  groups: v.array(
    v.object({
      key: v.string(),
      push: v.boolean(),
      mail: v.boolean(),
      /** Whether it is fixed: its mails always come, and it has no push. */
      fixed: v.boolean(),
    }),
  ),
  /** Wall times in the viewer's own zone; the same time twice means no quiet hours. */
  quietHours: v.object({ from: v.string(), to: v.string() }),
  /** The chosen language of the mails; null: that of the pages. */
  mailLanguage: v.optional(v.nullable(v.picklist(['en', 'ar'])), null),
});
export type NotificationSettings = v.InferOutput<typeof settingsSchema>;
export const settingsResponseSchema = v.object({ data: settingsSchema });

export const notificationSettingsQuery = () =>
  queryOptions({
    queryKey: ['notification-settings'],
    queryFn: async ({ signal }) =>
      (await http.get('notification-settings', { signal }).json(settingsResponseSchema)).data,
  });

export interface SettingsChange {
  groups: { key: string; push?: boolean; mail?: boolean }[];
  quietHours: { from: string; to: string };
  mailLanguage?: 'en' | 'ar' | null;
}

export async function changeNotificationSettings(change: SettingsChange): Promise<NotificationSettings> {
  return (await http.put('notification-settings', { json: change }).json(settingsResponseSchema)).data;
}
