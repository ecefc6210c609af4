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

/** Minutes of a cell: a finger needs more room than a pointer. */
const [STEP, UPRIGHT_STEP] = [30, 60];

/** A part of a day: its line, and its index from the start of the line. */
interface Cell {
  line: number;
  slot: number;
}
interface Stroke {
  from: Cell;
  to: Cell;
  /** Whether it adds the parts, or removes them. */
  isAdded: boolean;
}

interface StrokeOptions {
  windows: readonly Window[];
  /** The weekday of each line, from the top, or from the start where days stand side by side. */
  weekdays: readonly number[];
  /** Whether days stand side by side and their hours run downwards. */
  isUpright?: boolean;
  onPaint: (windows: Window[]) => void;
  /** Called when a stroke is ignored: the week would have more than `MOST_WINDOWS` times. */
  onTooMany: () => void;
}

const isTyped = ({ from, to }: Window) => v.is(time, from) && v.is(time, to);

function cellAt({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>, lineCount: number, isUpright: boolean) {
  const box = currentTarget.getBoundingClientRect();
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  const across = (isMirrored ? box.right - clientX : clientX - box.left) / box.width;
  const down = (clientY - box.top) / box.height;
  const nearest = (share: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor(share * count)));
  const [ofDays, ofHours] = isUpright ? [across, down] : [down, across];
  const step = isUpright ? UPRIGHT_STEP : STEP;
  return { line: nearest(ofDays, lineCount), slot: nearest(ofHours, DAY / step) };
}

/** The parts of days between the two ends of a stroke, on each line between them. */
function partsOf({ from, to }: Stroke, weekdays: readonly number[], step: number): DayPart[] {
  const [first, last] = [Math.min(from.slot, to.slot), Math.max(from.slot, to.slot) + 1];
  return weekdays
    .slice(Math.min(from.line, to.line), Math.max(from.line, to.line) + 1)
    .map((weekday) => ({ weekday, start: first * step, end: last * step }));
}

/** A stroke of the pointer over a week: starting at a free part it removes, otherwise it adds. */
export function useWeekStroke({ windows, weekdays, isUpright = false, onPaint, onTooMany }: StrokeOptions) {
  const [stroke, setStroke] = useState<Stroke | null>(null);
  const step = isUpright ? UPRIGHT_STEP : STEP;
  const week = weekOfWindows(windows.filter(isTyped));
  const parts = stroke ? partsOf(stroke, weekdays, step) : [];
  const shown: Week = stroke ? painted(week, parts, stroke.isAdded) : week;
  const take = (changed: Week) => {
    const next = typedWindows(windowsOf(changed));
    // Invalid typed times stay in their rows, to be corrected there.
    const wrong = windows.filter((each) => !isTyped(each));
    if (next.length + wrong.length <= MOST_WINDOWS) onPaint([...next, ...wrong]);
    else onTooMany();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = cellAt(event, weekdays.length, isUpright);
    const cell = { weekday: weekdays[from.line] ?? 0, start: from.slot * step, end: (from.slot + 1) * step };
    setStroke({ from, to: from, isAdded: coverageOf(week, cell) !== 'all' });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) =>
    stroke && setStroke({ ...stroke, to: cellAt(event, weekdays.length, isUpright) });
  const onPointerUp = () => {
    if (!stroke) return;
    setStroke(null);
    take(shown);
  };
  const onPointerCancel = () => setStroke(null);
  /** Adds a part of a day, or removes it where all of it is free. */
  const toggle = (part: DayPart) => take(painted(week, [part], coverageOf(week, part) !== 'all'));
  return { shown, parts, toggle, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}
