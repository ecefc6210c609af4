import type { ReadAcademy } from '#base/academy/academy.ts';
import type { AcademySettings } from '#base/academy/academy-settings.ts';
import { describeAcademy } from '#modules/platform/academy/describe-academy.ts';
import { timeSettings } from '#modules/platform/academy/time.settings.ts';
import { reachSettings } from '#modules/platform/notifications/notifications.settings.ts';

/** The academy's facts from its settings. `email` is the office's address if the setting is empty. */
export const readAcademy =
  (settings: AcademySettings, { email, publicUrl }: { email: string; publicUrl: string }): ReadAcademy =>
  () => {
    const { name, contacts, logo } = describeAcademy(settings);
    return {
      name,
      logo: logo && new URL(logo.url, publicUrl).href,
      email: contacts.email ?? email,
      phone: contacts.phone,
      zone: settings.get(timeSettings.academy_zone),
      monthNames: settings.get(timeSettings.month_names),
      mailContents: settings.get(reachSettings.mail_contents),
      quietHours: { from: settings.get(reachSettings.quiet_from), to: settings.get(reachSettings.quiet_to) },
    };
  };
