import { localeOf } from '@academy/shared-auth';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';

/** `2026-06-30` as `30 June`. */
const dayName = (day: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00Z`),
  );

/** D103: `1 class to be made up, until 30 June`; the day is the earliest end. */
export function useMakeUpsText() {
  const { t, i18n } = useTranslation('classes');
  return (makeUps: readonly { until: string }[]): string | null => {
    const [first] = makeUps;
    if (!first) return null;
    return t('requests.makeUps', { count: makeUps.length, day: isolated(dayName(first.until, i18n.language)) });
  };
}
