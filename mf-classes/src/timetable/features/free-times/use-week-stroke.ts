import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { time } from '#/class/components/fields/class-rules.ts';
import type { Window } from '#/timetable/api/free-times.ts';
import {
  coverageOf,
  DAY,
  type DayPart,
  painted,
  typedWindows,
  type Week,
  weekOfWindows,
  windowsOf,
} from '#/timetable/components/free-times/week.ts';
import { MOST_WINDOWS } from './free-times-schema.ts';

/** Minutes of a cell: a finger needs more room than a pointer. */
const [STEP, UPRIGHT_STEP] = [30, 60];
/** A finger that is held for so long paints; until then it may scroll the page. */
const HELD_MS = 300;

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
  /** Whether it is the one of a finger that may still scroll the page. */
  isWaiting: boolean;
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

/** Holds the page where it is while a finger paints. The listener must be there before the finger is. */
function usePageHeld(isPainting: boolean) {
  const surface = useRef<HTMLDivElement>(null);
  const holdPage = useEffectEvent((event: TouchEvent) => {
    if (isPainting) event.preventDefault();
  });
  useEffect(() => {
    const element = surface.current;
    const onTouchMove = (event: TouchEvent) => holdPage(event);
    element?.addEventListener('touchmove', onTouchMove, { passive: false });
    return () => element?.removeEventListener('touchmove', onTouchMove);
  }, []);
  return surface;
}

/** The stroke of a pointer; the one of a finger waits until it is held. */
function useStroke() {
  const [stroke, setStroke] = useState<Stroke | null>(null);
  const isWaiting = stroke?.isWaiting === true;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setStroke((before) => before && { ...before, isWaiting: false }), HELD_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const surface = usePageHeld(stroke !== null && !isWaiting);
  return { stroke, setStroke, surface };
}

/**
 * A stroke of the pointer over a week: starting at a free part it removes, otherwise it adds. A finger paints where it
 * touches, and across days or after it is held; otherwise it scrolls the page.
 */
export function useWeekStroke({ windows, weekdays, isUpright = false, onPaint, onTooMany }: StrokeOptions) {
  const { stroke, setStroke, surface } = useStroke();
  const step = isUpright ? UPRIGHT_STEP : STEP;
  const week = weekOfWindows(windows.filter(isTyped));
  const parts = stroke ? partsOf(stroke, weekdays, step) : [];
  const changed: Week = stroke ? painted(week, parts, stroke.isAdded) : week;
  const take = (taken: Week) => {
    const next = typedWindows(windowsOf(taken));
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
    setStroke({ from, to: from, isAdded: coverageOf(week, cell) !== 'all', isWaiting: event.pointerType === 'touch' });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) =>
    stroke && setStroke({ ...stroke, to: cellAt(event, weekdays.length, isUpright) });
  const onPointerUp = () => {
    if (!stroke) return;
    setStroke(null);
    take(changed);
  };
  const onPointerCancel = () => setStroke(null);
  /** A held finger opens no menu. */
  const onContextMenu = (event: MouseEvent) => stroke && event.preventDefault();
  /** Adds a part of a day, or removes it where all of it is free. */
  const toggle = (part: DayPart) => take(painted(week, [part], coverageOf(week, part) !== 'all'));
  const isShown = stroke !== null && !stroke.isWaiting;
  return {
    shown: isShown ? changed : week,
    parts: isShown ? parts : [],
    toggle,
    surface: { ref: surface, onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onContextMenu },
  };
}
