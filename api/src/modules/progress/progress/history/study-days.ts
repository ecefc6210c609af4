const DAY_MS = 86_400_000;
/** The day of what never comes, because a pause has no end. */
export const NEVER = '9999-12-31';

/** Days; both ends are included. Without a last day it has no end. */
export interface Days {
  from: string;
  to: string | null;
}

interface Span {
  first: number;
  last: number;
}

const numberOf = (day: string): number => Date.parse(`${day}T00:00Z`) / DAY_MS;
const dayOf = (number: number): string =>
  number < numberOf(NEVER) ? new Date(number * DAY_MS).toISOString().slice(0, 10) : NEVER;

const spanOf = ({ from, to }: Days): Span => ({
  first: numberOf(from),
  last: to === null ? Number.POSITIVE_INFINITY : numberOf(to),
});

/** The same days as spans that neither overlap nor touch, in order. */
function merged(off: readonly Days[]): Span[] {
  const spans: Span[] = [];
  for (const span of off.map(spanOf).sort((a, b) => a.first - b.first)) {
    const before = spans.at(-1);
    if (span.last < span.first) continue;
    if (before && span.first <= before.last + 1) before.last = Math.max(before.last, span.last);
    else spans.push({ ...span });
  }
  return spans;
}

/**
 * D152: a student's calendar without the days on which nothing is studied: holds, days off, travel. What is due moves by
 * those days.
 */
export class StudyDays {
  readonly #off: readonly Span[];

  constructor(off: readonly Days[] = []) {
    this.#off = merged(off);
  }

  isOff(day: string): boolean {
    const number = numberOf(day);
    return this.#off.some(({ first, last }) => first <= number && number <= last);
  }

  /** The number of days of study up to a day. */
  #rank(number: number): number {
    return this.#off.reduce((rank, { first, last }) => rank - Math.max(0, Math.min(last, number) - first + 1), number);
  }

  /** The number of days of study after a day, up to another and with it; 0 if it is not later. */
  between(from: string, to: string): number {
    return Math.max(0, this.#rank(numberOf(to)) - this.#rank(numberOf(from)));
  }

  /** The day so many days of study later. */
  add(day: string, days: number): string {
    if (days === 0) return day;
    let number = this.#rank(numberOf(day)) + days;
    for (const { first, last } of this.#off) if (first <= number) number += last - first + 1;
    return dayOf(number);
  }

  /** The first pause of so many days or more that begins after a day, within some days. */
  nextPause(day: string, { least, within }: { least: number; within: number }): Days | null {
    const today = numberOf(day);
    const found = this.#off.find(
      ({ first, last }) => first > today && first <= today + within && last - first + 1 >= least,
    );
    return found ? { from: dayOf(found.first), to: Number.isFinite(found.last) ? dayOf(found.last) : null } : null;
  }

  /** The calendar as if there were no pause from a day on. */
  until(day: string): StudyDays {
    const first = numberOf(day);
    const before = this.#off.filter((span) => span.first < first);
    return new StudyDays(
      before.map((span) => ({ from: dayOf(span.first), to: dayOf(Math.min(span.last, first - 1)) })),
    );
  }
}

export const everyDay = new StudyDays();
