import type { AcademySettings } from '#base/academy/academy-settings.ts';
import type { WireAcademy } from './academy.schema.ts';
import { academySettings as own } from './academy.settings.ts';

/** The academy as everybody may know it. */
export function describeAcademy(settings: AcademySettings): WireAcademy {
  const given = (setting: Parameters<typeof settings.get<string>>[0]) => settings.get(setting) || null;
  return {
    name: { en: settings.get(own.academy_name_en), ar: settings.get(own.academy_name_ar) },
    contacts: {
      email: given(own.academy_email),
      phone: given(own.academy_phone),
      whatsapp: given(own.academy_whatsapp),
      address: given(own.academy_address),
      hours: { en: given(own.academy_hours_en), ar: given(own.academy_hours_ar) },
    },
    languages: ['en', 'ar'],
  };
}
