import type { EntryFormState } from '@academy/shared-ui/forms';
import type { Parties } from '#/base/components/time/use-other-parties.ts';
import { wallClock } from '#/class/components/time-check/wall-text.ts';
import { FreeOffers } from '#/timetable/components/free-times/free-offers.tsx';
import { weekdayOf } from '#/timetable/components/series/weekdays.ts';
import { MOST_SLOTS, type SeriesValues } from './series-form-schema.ts';

/** The next times that are free for both; choosing one adds a weekly time on the clock of the series (D96). */
export function FreeSlotOffers({ entry, of }: { entry: EntryFormState<SeriesValues>; of: Parties }) {
  const { getValues, setValue, watch, clearErrors } = entry.form;
  const [minutes, zone] = watch(['minutes', 'zone']);
  const { timezone } = of[zone];
  const choose = (startsAt: string) => {
    const { date, time } = wallClock(startsAt, timezone);
    const slot = { weekday: String(weekdayOf(date)), time };
    const slots = getValues('slots');
    const open = slots.findIndex(({ time: typed }) => typed === '');
    const place = open >= 0 ? open : Math.min(slots.length, MOST_SLOTS - 1);
    setValue('slots', [...slots.slice(0, place), slot, ...slots.slice(place + 1)], { shouldDirty: true });
    const startsOn = getValues('startsOn');
    if (startsOn === '' || date < startsOn) setValue('startsOn', date, { shouldDirty: true });
    clearErrors(['slots', 'startsOn']);
  };
  return timezone && <FreeOffers of={of} minutes={minutes} onChoose={choose} />;
}
