import { localeOf } from '@academy/shared-auth';
import { useTranslation } from 'react-i18next';

const formatsOf = (locale: string, timeZone: string) => {
  const date = { day: 'numeric', month: 'short', timeZone } as const;
  const day = new Intl.DateTimeFormat(locale, { ...date, year: 'numeric' });
  const moment = new Intl.DateTimeFormat(locale, {
    ...date,
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  return {
    /** 9 Mar 2026. */
    day: (instant: string) => day.format(Date.parse(instant)),
    /** Mon, 9 Mar, 3:00 pm. */
    moment: (instant: string) => moment.format(Date.parse(instant)),
  };
};

/** Days and times in the academy's zone: prices depend on its calendar, wherever the viewer is (D30). */
export function useZoneText(zone: string): ReturnType<typeof formatsOf> {
  const { i18n } = useTranslation('users');
  return formatsOf(localeOf(i18n.language), zone);
}
