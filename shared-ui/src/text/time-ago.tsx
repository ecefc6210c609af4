import { useTranslation } from '@academy/shared-auth';
import { absoluteTimeText, timeAgoText } from './time-ago-text.ts';
import { useMinute } from './use-minute.ts';

/** When something happened, in words that keep up with the clock; the full time on hover. `at`: ISO 8601. */
export function TimeAgo({ at }: { at: string }) {
  const { t, i18n } = useTranslation('ui');
  const now = useMinute();
  const time = Date.parse(at);
  if (Number.isNaN(time)) return null;
  return (
    <time dateTime={at} title={absoluteTimeText(time, i18n.language)}>
      {timeAgoText(time, now, i18n.language) ?? t('time.justNow')}
    </time>
  );
}
