import { useTranslation } from '@academy/shared-auth';
import { useViewer } from '../use-viewer.ts';
import { cityKey, isSameClock, placeOf, type TimeTexts, timeTexts } from './time-text.ts';

/** Times in words, on the viewer's clock unless another zone is given. */
export interface Times {
  zone: string;
  time: (iso: string, zone?: string) => string;
  day: (iso: string, zone?: string) => string;
  dayInFull: (iso: string, zone?: string) => string;
  moment: (iso: string, zone?: string) => string;
  /** `Amman` */
  city: (zone: string) => string;
  isOwnClock: (iso: string, zone: string) => boolean;
}

export function useTimes(): Times {
  const { t, i18n } = useTranslation('classes');
  const { timezone } = useViewer();
  const texts = timeTexts(i18n.language);
  const inZone =
    (name: keyof TimeTexts) =>
    (iso: string, zone = timezone) =>
      texts[name](iso, zone);
  return {
    zone: timezone,
    time: inZone('time'),
    day: inZone('day'),
    dayInFull: inZone('dayInFull'),
    moment: inZone('moment'),
    city: (zone) => t(`city.${cityKey(zone)}`, { defaultValue: placeOf(zone, i18n.language) }),
    isOwnClock: (iso, zone) => isSameClock(iso, timezone, zone),
  };
}
