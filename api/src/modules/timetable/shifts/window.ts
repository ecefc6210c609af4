import { firstInstant } from '#base/time/wall-time.ts';
import { minuteOfDay } from './layer.ts';

/**
 * A window of the day in the zone of each teacher: minutes since the start of the day, with the end after the start.
 */
export interface Window {
  from: number;
  to: number;
}

/**
 * One or more classes of a teacher with a common place in the window: a slot on one day of the week, or a class outside
 * of series.
 */
export interface Line {
  teacherId: number;
  zone: string;
  /** The time without the shift, in minutes since the start of its day: lines keep this order. */
  order: number;
  classes: readonly LineClass[];
}

interface LineClass {
  /** Null: it is made later. */
  id: number | null;
  studentId: number;
  /** The teacher's day of the class without the shift. */
  date: string;
  minutes: number;
}

/** A class that stays at its time. */
export interface BusySpan {
  teacherId: number;
  studentId: number;
  startsAt: Date;
  endsAt: Date;
}

const MINUTE_MS = 60_000;

/** The instants of a class that starts some minutes after the start of its day. */
function spanAt({ date, minutes }: LineClass, minute: number, zone: string) {
  const { at } = firstInstant(minuteOfDay(date, minute), zone);
  return { startsAt: at, endsAt: new Date(at.getTime() + minutes * MINUTE_MS) };
}

class Busy {
  readonly #spans = new Map<string, BusySpan[]>();

  constructor(spans: readonly BusySpan[]) {
    for (const span of spans) this.add(span);
  }

  add(span: BusySpan): void {
    for (const key of [`teacher ${span.teacherId}`, `student ${span.studentId}`]) {
      const spans = this.#spans.get(key);
      if (spans) spans.push(span);
      else this.#spans.set(key, [span]);
    }
  }

  /** A busy span of the teacher or the student that overlaps a given one. */
  find({ teacherId, studentId, startsAt, endsAt }: BusySpan): BusySpan | undefined {
    const spans = [`teacher ${teacherId}`, `student ${studentId}`].flatMap((key) => this.#spans.get(key) ?? []);
    return spans.find((one) => one.startsAt < endsAt && one.endsAt > startsAt);
  }
}

/** The first minute from `from` on at which no class of a line has an obstacle; null if the window has none. */
function placeOf({ classes, teacherId, zone }: Line, from: number, { to }: Window, busy: Busy): number | null {
  let minute = from;
  const longest = Math.max(...classes.map(({ minutes }) => minutes));
  while (minute + longest <= to) {
    let next = minute;
    for (const one of classes) {
      const span = spanAt(one, minute, zone);
      const found = busy.find({ ...span, teacherId, studentId: one.studentId });
      const wait = found ? Math.ceil((found.endsAt.getTime() - span.startsAt.getTime()) / MINUTE_MS) : 0;
      next = Math.max(next, minute + wait);
    }
    if (next === minute) return minute;
    minute = next;
  }
  return null;
}

/**
 * D99: the places of the lines of a shift to a window, in the order of their times without it: each at the earliest
 * minute that is free on all its days, and not before the end of an earlier line of its teacher on one of them.
 * @returns minutes since the start of the day, in the order of the lines; null: it does not fit.
 */
export function placeLines(lines: readonly Line[], window: Window, present: readonly BusySpan[]): (number | null)[] {
  const busy = new Busy(present);
  /** By teacher and day, the minute up to which lines are placed. */
  const filled = new Map<string, number>();
  const places = new Map<Line, number | null>();
  for (const line of [...lines].sort((a, b) => a.order - b.order)) {
    const { classes, teacherId, zone } = line;
    const keys = classes.map(({ date }) => `${teacherId} ${date}`);
    const from = Math.max(window.from, ...keys.map((key) => filled.get(key) ?? 0));
    const minute = placeOf(line, from, window, busy);
    places.set(line, minute);
    if (minute === null) continue;
    for (const one of classes) {
      busy.add({ ...spanAt(one, minute, zone), teacherId, studentId: one.studentId });
      filled.set(`${teacherId} ${one.date}`, minute + one.minutes);
    }
  }
  return lines.map((line) => places.get(line) ?? null);
}
