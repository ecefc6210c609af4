import type { SeriesSuggestion } from '#/timetable/api/series.ts';
import { weekdayOf } from './weekdays.ts';

/** Classes that repeat, all of one length. */
export interface LengthSuggestion extends SeriesSuggestion {
  minutes: number;
}

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** The first day from a given day on that is one of the weekdays. */
function firstDay(from: string, weekdays: readonly number[]): string {
  const days = Array.from({ length: WEEK_DAYS }, (_, index) =>
    new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10),
  );
  return days.find((day) => weekdays.includes(weekdayOf(day))) ?? from;
}

function oneLength(suggestion: SeriesSuggestion, minutes: number): LengthSuggestion {
  const slots = suggestion.slots.filter((slot) => slot.minutes === minutes);
  const weekdays = slots.map(({ weekday }) => weekday);
  return { ...suggestion, minutes, slots, startsOn: firstDay(suggestion.startsOn, weekdays) };
}

/** The form makes a series with one length: times are grouped by length, the most frequent first. */
export const suggestionsByLength = (suggestions: readonly SeriesSuggestion[]): LengthSuggestion[] =>
  suggestions.flatMap((suggestion) =>
    [...new Set(suggestion.slots.map(({ minutes }) => minutes))]
      .map((minutes) => oneLength(suggestion, minutes))
      .sort((a, b) => b.slots.length - a.slots.length),
  );
