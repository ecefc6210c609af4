import { useTranslation } from 'react-i18next';
import { clockText, daysAgo, dayText } from '#/components/times.ts';

/** The time of the newest message: today the time, otherwise the day. */
export function ListTime({ at }: { at: string }) {
  const { t, i18n } = useTranslation('messaging');
  const now = Date.now();
  const days = daysAgo(at, now);
  const text =
    days <= 0
      ? clockText(at, i18n.language)
      : days === 1
        ? t('day.yesterday')
        : dayText(at, now, i18n.language, 'short');
  return <time dateTime={at}>{text}</time>;
}
