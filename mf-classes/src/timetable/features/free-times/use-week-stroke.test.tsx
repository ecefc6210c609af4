import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Window } from '#/timetable/api/free-times.ts';
import { MOST_WINDOWS } from './free-times-schema.ts';
import { useWeekStroke } from './use-week-stroke.ts';

const [HALF_HOUR_PX, LINE_PX] = [10, 30];
const weekdays = [0, 1, 2, 3, 4, 5, 6];
const onPaint = vi.fn<(windows: Window[]) => void>();
const onTooMany = vi.fn<() => void>();

const hour = (of: number) => `${String(of).padStart(2, '0')}:00`;
/** Ten hours on each day, every other one. */
const fullWeek = weekdays.flatMap((weekday) =>
  Array.from({ length: MOST_WINDOWS / weekdays.length }, (_, index) => ({
    weekday,
    from: hour(2 * index),
    to: hour(2 * index + 1),
  })),
);

function Week({ windows, isUpright }: { windows: readonly Window[]; isUpright: boolean }) {
  const { surface } = useWeekStroke({ windows, weekdays, isUpright, onPaint, onTooMany });
  return <div data-testid="week" {...surface} />;
}

/** Drags over one line, from one half-hour to another. */
function stroke(windows: readonly Window[], line: number, from: number, to: number): void {
  render(<Week windows={windows} isUpright={false} />);
  const week = screen.getByTestId('week');
  week.setPointerCapture = () => {};
  week.getBoundingClientRect = () => new DOMRect(0, 0, 48 * HALF_HOUR_PX, weekdays.length * LINE_PX);
  const at = (slot: number) => ({ button: 0, clientX: (slot + 0.5) * HALF_HOUR_PX, clientY: (line + 0.5) * LINE_PX });
  fireEvent.pointerDown(week, at(from));
  fireEvent.pointerMove(week, at(to));
  fireEvent.pointerUp(week, at(to));
}

/** A finger on one line, at the hours of `slots`, which stays where it is for so long before it moves. */
function touchWeek(slots: [from: number, to: number], heldMs: number) {
  render(<Week windows={[]} isUpright />);
  const week = screen.getByTestId('week');
  week.setPointerCapture = () => {};
  week.getBoundingClientRect = () => new DOMRect(0, 0, weekdays.length * LINE_PX, 24 * HALF_HOUR_PX);
  const at = (slot: number) => ({
    ...{ button: 0, pointerType: 'touch' },
    ...{ clientX: 1.5 * LINE_PX, clientY: (slot + 0.5) * HALF_HOUR_PX },
  });
  fireEvent.pointerDown(week, at(slots[0]));
  act(() => void vi.advanceTimersByTime(heldMs));
  const scrolls = fireEvent.touchMove(week);
  if (scrolls && slots[0] !== slots[1]) fireEvent.pointerCancel(week);
  fireEvent.pointerMove(week, at(slots[1]));
  fireEvent.pointerUp(week, at(slots[1]));
  return { scrolls };
}

beforeEach(() => {
  onPaint.mockClear();
  onTooMany.mockClear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('dragging over a week adds its half-hours', () => {
  stroke([], 2, 32, 35);
  expect(onPaint).toHaveBeenCalledExactlyOnceWith([{ weekday: 2, from: '16:00', to: '18:00' }]);
});

test('a stroke that would make too many times changes nothing and is reported', () => {
  stroke(fullWeek, 0, 44, 45);
  expect([onPaint.mock.calls, onTooMany.mock.calls.length]).toEqual([[], 1]);
});

test('a full week accepts a stroke that joins two of its times', () => {
  stroke(fullWeek, 0, 2, 3);
  expect(onTooMany).not.toHaveBeenCalled();
  expect(onPaint.mock.calls[0]?.[0]).toHaveLength(MOST_WINDOWS - 1);
});

test('where days stand side by side a stroke downwards adds hours, on each day that it crosses', () => {
  render(<Week windows={[]} isUpright />);
  const week = screen.getByTestId('week');
  week.setPointerCapture = () => {};
  week.getBoundingClientRect = () => new DOMRect(0, 0, weekdays.length * LINE_PX, 24 * HALF_HOUR_PX);
  const at = (line: number, hourOf: number) => ({
    button: 0,
    clientX: (line + 0.5) * LINE_PX,
    clientY: (hourOf + 0.5) * HALF_HOUR_PX,
  });
  fireEvent.pointerDown(week, at(1, 16));
  fireEvent.pointerMove(week, at(2, 17));
  fireEvent.pointerUp(week, at(2, 17));
  expect(onPaint).toHaveBeenCalledExactlyOnceWith([
    { weekday: 1, from: '16:00', to: '18:00' },
    { weekday: 2, from: '16:00', to: '18:00' },
  ]);
});

test('a finger that moves at once scrolls the page and paints nothing', () => {
  expect(touchWeek([16, 18], 0)).toEqual({ scrolls: true });
  expect(onPaint).not.toHaveBeenCalled();
});

test('a finger that is held first paints, and the page stays where it is', () => {
  expect(touchWeek([16, 18], 400)).toEqual({ scrolls: false });
  expect(onPaint).toHaveBeenCalledExactlyOnceWith([{ weekday: 1, from: '16:00', to: '19:00' }]);
});

test('a tap adds an hour', () => {
  touchWeek([16, 16], 0);
  expect(onPaint).toHaveBeenCalledExactlyOnceWith([{ weekday: 1, from: '16:00', to: '17:00' }]);
});
