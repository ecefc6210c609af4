import { dateIn } from '#/base/components/time/time-text.ts';

const MOST = 5;
const A_DAY = 2;
const MINUTE_MS = 60_000;

/** The next starts to offer: at most two on a day, the second after the end of a class at the first. */
export function nextOffers(starts: readonly string[], minutes: number, zone: string): string[] {
  const offers: string[] = [];
  for (const start of starts) {
    const ofDay = offers.filter((offer) => dateIn(offer, zone) === dateIn(start, zone));
    const last = ofDay.at(-1);
    if (ofDay.length >= A_DAY || (last && Date.parse(start) - Date.parse(last) < minutes * MINUTE_MS)) continue;
    offers.push(start);
    if (offers.length === MOST) break;
  }
  return offers;
}
