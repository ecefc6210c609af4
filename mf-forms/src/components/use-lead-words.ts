import { localeOf, useSession, useTranslation } from '@academy/shared-auth';
import type { LeadStatus } from '#/api/leads.ts';

const subjects = ['memorisation', 'recitation', 'reading', 'arabic'];
export const toneOf: Readonly<Record<LeadStatus, 'brand' | 'info' | 'success' | 'neutral' | 'warning'>> = {
  new: 'brand',
  contacted: 'info',
  trial_set: 'info',
  held: 'warning',
  joined: 'success',
  lost: 'neutral',
};

const moment = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
} as const;

/** The facts about a lead in words; times are on the viewer's clock unless another zone is given. */
export function useLeadWords() {
  const { t, i18n } = useTranslation('forms');
  const zone = useSession(({ user }) => user?.timezone) ?? 'UTC';
  const locale = localeOf(i18n.language);
  const at = (iso: string, timeZone = zone) =>
    new Intl.DateTimeFormat(locale, { ...moment, timeZone }).format(new Date(iso));
  const city = (timeZone: string) => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return {
    zone,
    at,
    city,
    /** On both clocks, if they differ. */
    both: (iso: string, other: string) =>
      at(iso) === at(iso, other)
        ? at(iso)
        : t('leads.both', { own: at(iso), other: at(iso, other), city: city(other) }),
    status: (status: LeadStatus) => t(`leads.status.${status}`),
    subject: (subject: string) => (subjects.includes(subject) ? t(`leads.subject.${subject}`) : subject),
    language: (code: string) => {
      if (!/^[a-z]{2,3}$/.test(code)) return code;
      return new Intl.DisplayNames(i18n.language, { type: 'language' }).of(code) ?? code;
    },
    gender: (gender: string) => (gender === 'woman' || gender === 'man' ? t(`leads.gender.${gender}`) : gender),
    month: (month: string) =>
      new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-01T00:00:00Z`),
      ),
  };
}
