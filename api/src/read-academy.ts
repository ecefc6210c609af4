import type { ReadAcademy } from '#base/academy/academy.ts';
import type { AcademySettings } from '#base/academy/academy-settings.ts';
import { ACADEMY_ZONE } from '#base/academy-zone.ts';
import { describeAcademy } from '#modules/academy/describe-academy.ts';
import { quietSettings } from '#modules/notifications/settings/quiet.settings.ts';

/** The academy as its settings say. @param email where the office is reached while none is set. */
export const readAcademy =
  (settings: AcademySettings, email: string): ReadAcademy =>
  () => {
    const { name, contacts } = describeAcademy(settings);
    return {
      name,
      email: contacts.email ?? email,
      phone: contacts.phone,
      zone: ACADEMY_ZONE,
      mailContents: 'full',
      quietHours: { from: settings.get(quietSettings.quiet_from), to: settings.get(quietSettings.quiet_to) },
    };
  };
