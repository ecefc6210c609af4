import type { AcademySettings } from '#base/academy/academy-settings.ts';
import type { AddedFacts } from './academy.schema.ts';
import { describeAcademy } from './describe-academy.ts';

const digitsOf = (phone: string | null) => phone?.replace(/\D/g, '') ?? '';

/** The academy's values for prerendered pages, and whether they have changed since. */
export const pageAcademy = (settings: AcademySettings, added: AddedFacts) => ({
  version: () => settings.version,
  describe: () => ({ ...describeAcademy(settings), ...added(settings) }),
  valuesIn(language: 'en' | 'ar'): Record<string, string> {
    const { name, contacts, logo, signup_open, legal_texts } = describeAcademy(settings);
    return {
      ACADEMY_NAME: name[language],
      ACADEMY_EMAIL: contacts.email ?? '',
      ACADEMY_PHONE: contacts.phone ?? '',
      ACADEMY_PHONE_DIGITS: digitsOf(contacts.phone),
      ACADEMY_WHATSAPP: contacts.whatsapp ?? '',
      ACADEMY_WHATSAPP_DIGITS: digitsOf(contacts.whatsapp),
      ACADEMY_ADDRESS: contacts.address ?? '',
      ACADEMY_LOGO: logo?.url ?? '',
      ACADEMY_LOGO_WIDTH: String(logo?.width ?? ''),
      ACADEMY_LOGO_HEIGHT: String(logo?.height ?? ''),
      ACADEMY_SIGNUP: signup_open ? 'open' : '',
      ACADEMY_TERMS: legal_texts.includes('terms') ? 'published' : '',
      ACADEMY_PRIVACY: legal_texts.includes('privacy') ? 'published' : '',
      ACADEMY_NOTICE: added(settings).notice[language],
      ACADEMY_HOURS: contacts.hours[language] ?? '',
    };
  },
});
