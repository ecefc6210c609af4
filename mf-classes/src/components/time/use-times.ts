import { useTranslation } from '@academy/shared-auth';
import { useViewer } from '../use-viewer.ts';
import { cityKey, isSameClock, nearDayOf, placeOf, type TimeTexts, timeTexts } from './time-text.ts';

/** Times in words, on the viewer's clock unless another zone is given. */
export interface Times {
  zone: string;
  time: (iso: string, zone?: string) => string;
  day: (iso: string, zone?: string) => string;
  dayInFull: (iso: string, zone?: string) => string;
  moment: (iso: string, zone?: string) => string;
  /** On the viewer's clock: `Today, 5:00 – 5:30 pm`, `Sun, 22 Nov, 5:00 pm`; with its end where that is given. */
  near: (starts: string, ends?: string) => string;
  /** Today, tomorrow or yesterday by name, else null. */
  nearDay: (iso: string) => string | null;
  /** `Amman` */
  city: (zone: string) => string;
  isOwnClock: (iso: string, zone: string) => boolean;
}

export function useTimes(): Times {
  const { t, i18n } = useTranslation('classes');
  const { timezone } = useViewer();
  const texts = timeTexts(i18n.language);
  const nearDay = (iso: string) => {
    const name = nearDayOf(iso, Date.now(), timezone);
    return name && t(`time.${name}`);
  };
  const near = (starts: string, ends?: string) => {
    if (!texts.time(starts, timezone)) return '';
    const time = ends ? texts.span(starts, ends, timezone) : texts.time(starts, timezone);
    return t('time.at', { day: nearDay(starts) ?? texts.day(starts, timezone), time });
  };
  const inZone =
    (name: Exclude<keyof TimeTexts, 'span'>) =>
    (iso: string, zone = timezone) =>
      texts[name](iso, zone);
  return {
    zone: timezone,
    time: inZone('time'),
    day: inZone('day'),
    dayInFull: inZone('dayInFull'),
    moment: inZone('moment'),
    near,
    nearDay,
    city: (zone) => t(`city.${cityKey(zone)}`, { defaultValue: placeOf(zone, i18n.language) }),
    isOwnClock: (iso, zone) => isSameClock(iso, timezone, zone),
  };
}
