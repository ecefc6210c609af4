import { useSession } from '@academy/shared-auth';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Period } from '#/pay/api/statements.ts';

export const presets = ['month', 'lastMonth', 'year', 'other'] as const;
type Preset = (typeof presets)[number];

const DAY_MS = 86_400_000;
const MOST_DAYS = 3 * 366;

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/**
 * The request of each offered period. One up to today has no last day, and the month has no first day: the API knows
 * the day on the student's clock.
 */
function periodsAt(today: string): Record<Exclude<Preset, 'other'>, Partial<Period>> {
  const lastOfBefore = dayOf(Date.parse(`${today.slice(0, 8)}01`) - DAY_MS);
  return {
    month: {},
    lastMonth: { from: `${lastOfBefore.slice(0, 8)}01`, to: lastOfBefore },
    year: { from: `${today.slice(0, 4)}-01-01` },
  };
}

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The error of a period: the key of its text, by field. */
function problemOf({ from, to }: Period): { field: keyof Period; key: 'missing' | 'turned' | 'tooLong' } | null {
  if (!isDay(from)) return { field: 'from', key: 'missing' };
  if (!isDay(to)) return { field: 'to', key: 'missing' };
  if (from > to) return { field: 'to', key: 'turned' };
  return Date.parse(to) - Date.parse(from) > MOST_DAYS * DAY_MS ? { field: 'from', key: 'tooLong' } : null;
}

/** The period of a statement, kept in the address. */
export function usePeriod() {
  const zone = useSession(({ user }) => user?.timezone) ?? 'UTC';
  const [today] = useState(() => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(Date.now()));
  const [search, setSearch] = useSearchParams();
  const offered = periodsAt(today);
  const asked: Partial<Period> = {};
  for (const field of ['from', 'to'] as const) {
    const day = search.get(field);
    if (day !== null) asked[field] = day;
  }
  /** On the viewer's clock if the address has none. */
  const days: Period = { from: `${today.slice(0, 8)}01`, to: today, ...asked };
  const isOffered = (name: Exclude<Preset, 'other'>) =>
    offered[name].from === asked.from && offered[name].to === asked.to;
  const preset: Preset = (['month', 'lastMonth', 'year'] as const).find(isOffered) ?? 'other';
  const change = (next: Partial<Period>) => setSearch({ ...next }, { replace: true });
  return {
    asked,
    days,
    preset,
    problem: problemOf(days),
    choose: (name: string) => {
      if (name === 'month' || name === 'lastMonth' || name === 'year') change(offered[name]);
    },
    change,
  };
}
export type ChosenPeriod = Omit<ReturnType<typeof usePeriod>, 'asked'>;
