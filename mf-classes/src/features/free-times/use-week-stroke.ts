import { type PointerEvent, useState } from 'react';
import * as v from 'valibot';
import type { Window } from '#/api/free-times.ts';
import { time } from '#/components/class-fields/class-rules.ts';
import {
  coverageOf,
  DAY,
  type DayPart,
  painted,
  typedWindows,
  type Week,
  weekOfWindows,
  windowsOf,
} from '#/components/free-times/week.ts';
import { MOST_WINDOWS } from './free-times-schema.ts';

const STEP = 30;

/** A half-hour of a day: its line from the top, and its index from the start of the line. */
interface Cell {
  line: number;
  slot: number;
}
interface Stroke {
  from: Cell;
  to: Cell;
  /** Whether it adds the half-hours, or removes them. */
  isAdded: boolean;
}

interface StrokeOptions {
  windows: readonly Window[];
  /** The weekday of each line, from the top. */
  weekdays: readonly number[];
  onPaint: (windows: Window[]) => void;
  /** Called when a stroke is ignored: the week would have more than `MOST_WINDOWS` times. */
  onTooMany: () => void;
}

const isTyped = ({ from, to }: Window) => v.is(time, from) && v.is(time, to);

function cellAt({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>, lineCount: number): Cell {
  const box = currentTarget.getBoundingClientRect();
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  const across = (isMirrored ? box.right - clientX : clientX - box.left) / box.width;
  const down = (clientY - box.top) / box.height;
  const nearest = (share: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor(share * count)));
  return { line: nearest(down, lineCount), slot: nearest(across, DAY / STEP) };
}

/** The half-hours between the two ends of a stroke, on each line between them. */
function partsOf({ from, to }: Stroke, weekdays: readonly number[]): DayPart[] {
  const [first, last] = [Math.min(from.slot, to.slot), Math.max(from.slot, to.slot) + 1];
  return weekdays
    .slice(Math.min(from.line, to.line), Math.max(from.line, to.line) + 1)
    .map((weekday) => ({ weekday, start: first * STEP, end: last * STEP }));
}

/** A stroke of the pointer over a week: starting at a free half-hour it removes, otherwise it adds. */
export function useWeekStroke({ windows, weekdays, onPaint, onTooMany }: StrokeOptions) {
  const [stroke, setStroke] = useState<Stroke | null>(null);
  const week = weekOfWindows(windows.filter(isTyped));
  const shown: Week = stroke ? painted(week, partsOf(stroke, weekdays), stroke.isAdded) : week;
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = cellAt(event, weekdays.length);
    const cell = { weekday: weekdays[from.line] ?? 0, start: from.slot * STEP, end: (from.slot + 1) * STEP };
    setStroke({ from, to: from, isAdded: coverageOf(week, cell) !== 'all' });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) =>
    stroke && setStroke({ ...stroke, to: cellAt(event, weekdays.length) });
  const onPointerUp = () => {
    if (!stroke) return;
    setStroke(null);
    const next = typedWindows(windowsOf(shown));
    // Invalid typed times stay in their rows, to be corrected there.
    const wrong = windows.filter((each) => !isTyped(each));
    if (next.length + wrong.length <= MOST_WINDOWS) onPaint([...next, ...wrong]);
    else onTooMany();
  };
  const onPointerCancel = () => setStroke(null);
  return { shown, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}
