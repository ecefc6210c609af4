import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { absoluteTimeText, timeAgoText } from './time-ago-text.ts';
import { useMinute } from './use-minute.ts';

/** A past time, in words that update with the clock; the full time on hover. `at`: ISO 8601. */
export function TimeAgo({ at }: { at: string }) {
  const { t, i18n } = useTranslation('ui');
  const now = useMinute();
  const place = useRef<HTMLTimeElement>(null);
  const time = Date.parse(at);
  // Computed after the paint: the first date that a page formats in full takes the browser 30 ms at a phone's speed.
  useEffect(() => {
    if (place.current) place.current.title = absoluteTimeText(time, i18n.language);
  }, [time, i18n.language]);
  if (Number.isNaN(time)) return null;
  return (
    <time ref={place} dateTime={at}>
      {timeAgoText(time, now, i18n.language) ?? t('time.justNow')}
    </time>
  );
}
