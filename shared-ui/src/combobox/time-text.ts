import { zoneFormat } from '@academy/shared-auth';
import { latinDigits } from '@academy/shared-auth/typed-text';

/** A time of the day in the API's form: `17:30`. In this form times can be compared as text. */
export type DayTime = string;

const STEP = 15;
const HOURS = 24;
const NOON = 12;
const MINUTES = 60;
const FIRST_MORNING_HOUR = 7;

const two = (part: number) => String(part).padStart(2, '0');
const written = (hour: number, minute: number): DayTime => `${two(hour)}:${two(minute)}`;
const quartersOf = (hour: number): DayTime[] =>
  Array.from({ length: MINUTES / STEP }, (_, quarter) => written(hour, quarter * STEP));

/** Every quarter of an hour of a day. */
export const quarters: readonly DayTime[] = Array.from({ length: HOURS }, (_, hour) => quartersOf(hour)).flat();

const WRITTEN = /^(\d{1,2})(?:[:.،٫h ]?(\d{2})|:)?\s?(?:(a\.?m?\.?|ص(?:باحا)?)|(p\.?m?\.?|م(?:ساء)?))?$/;
/** Marks of direction and vowels. */
const UNREAD = /[\p{Default_Ignorable_Code_Point}\p{M}]/gu;

const plain = (text: string): string => latinDigits(text).replace(UNREAD, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** The possible hours, the likelier first: nobody who types 5 means the night, and 05 is on a clock of 24 hours. */
function hoursOf(typed: string, half: 'am' | 'pm' | null): number[] {
  const hour = Number(typed);
  if (hour >= HOURS) return [];
  const isOfTwelve = hour > 0 && hour <= NOON;
  if (half === 'am') return isOfTwelve ? [hour % NOON] : [];
  if (half === 'pm') return isOfTwelve ? [(hour % NOON) + NOON] : [hour].filter((late) => late > NOON);
  if (!isOfTwelve || typed.startsWith('0')) return [hour];
  const [morning, afternoon] = [hour % NOON, (hour % NOON) + NOON];
  return hour >= FIRST_MORNING_HOUR && hour < NOON ? [morning, afternoon] : [afternoon, morning];
}

function read(typed: string): { hours: number[]; minute: number | null } {
  const [, hour = '', minute, am, pm] = WRITTEN.exec(plain(typed)) ?? [];
  if (hour === '' || Number(minute ?? 0) >= MINUTES) return { hours: [], minute: null };
  const half = (am && 'am') || (pm && 'pm') || null;
  return { hours: hoursOf(hour, half), minute: minute === undefined ? null : Number(minute) };
}

/** Parses typed text: 5, 530, 17:30, 5:30 pm, ٥:٣٠ م. Null if it is no time. */
export function readTime(typed: string): DayTime | null {
  const { hours, minute } = read(typed);
  const [hour] = hours;
  return hour === undefined ? null : written(hour, minute ?? 0);
}

/** The possible times of a typed text, the result of `readTime` first. */
export function timesFor(typed: string): readonly DayTime[] {
  if (typed.trim() === '') return quarters;
  const { hours, minute } = read(typed);
  return hours.flatMap((hour) => (minute === null ? quartersOf(hour) : [written(hour, minute)]));
}

const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;

/** `5:30 pm`; other text stays unchanged. */
export const timeText = (time: string, language: string): string =>
  readTime(time) === time ? zoneFormat(language, 'UTC', clock).format(Date.parse(`2000-01-01T${time}Z`)) : time;
