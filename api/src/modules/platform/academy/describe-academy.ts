import type { AcademySettings } from '#base/academy/academy-settings.ts';
import { accountSettings } from '#modules/accounts/identity/identity.settings.ts';
import type { OwnFacts } from './academy.schema.ts';
import { legalTextsSetting, logoSetting, academySettings as own } from './academy.settings.ts';
import { timeSettings } from './time.settings.ts';

/** The key of the picture contains its size, so that pages can reserve the space for it. */
function describeLogo(key: string): OwnFacts['logo'] {
  const [, width, height] = /-(\d+)x(\d+)\.png$/.exec(key) ?? [];
  return width && height ? { url: `/api/files/${key}`, width: Number(width), height: Number(height) } : null;
}

/** The facts about the academy that everybody may know. */
export function describeAcademy(settings: AcademySettings): OwnFacts {
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
    logo: describeLogo(settings.get(logoSetting)),
    credit: { en: given(own.academy_credit_en), ar: given(own.academy_credit_ar) },
    languages: ['en', 'ar'],
    zone: settings.get(timeSettings.academy_zone),
    week_start: settings.get(timeSettings.week_start),
    month_names: settings.get(timeSettings.month_names),
    hijri_dates: settings.get(timeSettings.hijri_dates),
    signup_open: settings.get(accountSettings.signup_open),
    legal_texts: settings.get(legalTextsSetting).split(',').filter(Boolean),
  };
}
