import { useTranslation } from 'react-i18next';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Words for a number of minutes: minutes below an hour, hours below two days, then days. */
export function useSpan(): (minutes: number) => string {
  const { t } = useTranslation('messaging');
  return (minutes) => {
    if (minutes < HOUR) return t('office.span.minutes', { count: Math.max(1, Math.round(minutes)) });
    if (minutes < 2 * DAY) return t('office.span.hours', { count: Math.round(minutes / HOUR) });
    return t('office.span.days', { count: Math.round(minutes / DAY) });
  };
}
