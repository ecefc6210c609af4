import { localeOf, useSession, zoneFormat } from '@academy/shared-auth';
import { useTranslation } from 'react-i18next';
import type { LeadStatus } from '#/api/leads.ts';

/** Where the academy's own pages say that a lead came from; any other source is an address's own word. */
const sources = ['website', 'sign-up'];
const subjects = ['memorisation', 'recitation', 'reading', 'arabic', 'undecided'];
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

/** The city of a zone; in Arabic the place after which the browser names the zone’s clock. */
function cityOf(zone: string, language: string): string {
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  if (language !== 'ar') return city;
  const parts = zoneFormat(language, zone, { timeZoneName: 'shortGeneric' }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value.replace(/^توقيت\s+/, '') ?? city;
  return /[A-Za-z\d]/.test(name) ? city : name;
}

/** The facts about a lead in words; times are on the viewer's clock unless another zone is given. */
export function useLeadWords() {
  const { t, i18n } = useTranslation('forms');
  const zone = useSession(({ user }) => user?.timezone) ?? 'UTC';
  const locale = localeOf(i18n.language);
  const at = (iso: string, timeZone = zone) =>
    new Intl.DateTimeFormat(locale, { ...moment, timeZone }).format(new Date(iso));
  const city = (timeZone: string) => cityOf(timeZone, i18n.language);
  const isSame = (iso: string, other: string) => at(iso) === at(iso, other);
  return {
    zone,
    at,
    city,
    /** On both clocks, if they differ. */
    both: (iso: string, other: string) =>
      isSame(iso, other) ? at(iso) : t('leads.both', { own: at(iso), other: at(iso, other), city: city(other) }),
    /** On another clock, with its city; null if that is the viewer’s. */
    beside: (iso: string, other: string) =>
      isSame(iso, other) ? null : t('leads.beside', { when: at(iso, other), city: city(other) }),
    status: (status: LeadStatus) => t(`leads.status.${status}`),
    subject: (subject: string) => (subjects.includes(subject) ? t(`leads.subject.${subject}`) : subject),
    source: (source: string) => (sources.includes(source) ? t(`leads.source.${source}`) : source),
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
