import { useTranslation } from 'react-i18next';
import { useViewer } from '../use-viewer.ts';
import { cityKey, isSameClock, nearDayOf, placeOf, timeTexts } from './time-text.ts';

/** Times in words, by default on the viewer's clock. */
export interface Times {
  zone: string;
  time: (iso: string, zone?: string) => string;
  day: (iso: string, zone?: string) => string;
  /** `Sun, 22 Nov, 5:00 pm` */
  moment: (iso: string, zone: string) => string;
  /** `5:00 – 5:30 pm` */
  span: (starts: string, ends: string, zone?: string) => string;
  /** On the viewer's clock: `Today, 5:00 – 5:30 pm`, `Sun, 22 Nov, 5:00 pm`; with the end if it is given. */
  near: (starts: string, ends?: string) => string;
  /** On the viewer's clock: `Tomorrow`, `Sun, 22 Nov`. */
  nearDay: (iso: string) => string;
  /** Like the two above, for use in a sentence: `today, 5:00 pm`. */
  nearInText: (starts: string, ends?: string) => string;
  nearDayInText: (iso: string) => string;
  /** On the viewer's clock: `Tomorrow · Sunday, 22 November 2026`; without a name for a day that is not near. */
  nearDayInFull: (iso: string) => string;
  /** `Amman` */
  city: (zone: string) => string;
  isOwnClock: (iso: string, zone: string) => boolean;
}

export function useTimes(): Times {
  const { t, i18n } = useTranslation('classes');
  const { timezone } = useViewer();
  const texts = timeTexts(i18n.language);
  const nameOf = (iso: string) => {
    const name = nearDayOf(iso, Date.now(), timezone);
    return name && t(`time.${name}`);
  };
  const nearDay = (iso: string) => nameOf(iso) ?? texts.day(iso, timezone);
  const nearDayInFull = (iso: string) => {
    const [name, day] = [nameOf(iso), texts.dayInFull(iso, timezone)];
    return name === null ? day : t('time.named', { name, day });
  };
  const nameInText = (iso: string) => nameOf(iso)?.toLocaleLowerCase(i18n.language) ?? null;
  const nearDayInText = (iso: string) => nameInText(iso) ?? texts.day(iso, timezone);
  // The time comes before the Hijri date, so that a text that is cut still has it.
  const nearBy = (named: (iso: string) => string | null) => (starts: string, ends?: string) => {
    if (!texts.time(starts, timezone)) return '';
    const time = ends ? texts.span(starts, ends, timezone) : texts.time(starts, timezone);
    const name = named(starts);
    if (name !== null) return t('time.at', { day: name, time });
    return texts.withHijri(t('time.at', { day: texts.plainDay(starts, timezone), time }), starts, timezone);
  };
  const inZone =
    (name: 'time' | 'day') =>
    (iso: string, zone = timezone) =>
      texts[name](iso, zone);
  return {
    zone: timezone,
    time: inZone('time'),
    day: inZone('day'),
    moment: texts.moment,
    span: (starts, ends, zone = timezone) => texts.span(starts, ends, zone),
    near: nearBy(nameOf),
    nearDay,
    nearInText: nearBy(nameInText),
    nearDayInText,
    nearDayInFull,
    city: (zone) => t(`city.${cityKey(zone)}`, { defaultValue: placeOf(zone, i18n.language) }),
    isOwnClock: (iso, zone) => isSameClock(iso, timezone, zone),
  };
}
