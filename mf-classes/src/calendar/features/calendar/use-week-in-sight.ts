import { useEffect } from 'react';
import type { CalendarPlace } from './use-calendar-place.ts';

const isScroller = (element: Element) =>
  element.scrollHeight > element.clientHeight && ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);

/** Scrolls the area of the month so that the day is in its middle; never scrolls the page. */
function showDay(date: string): void {
  const day = document.querySelector(`.calendar [data-date="${date}"]`);
  for (let element = day?.parentElement; day && element; element = element.parentElement) {
    if (element === document.documentElement) return;
    if (!isScroller(element)) continue;
    const [row, area] = [day.getBoundingClientRect(), element.getBoundingClientRect()];
    element.scrollTop += row.top + row.height / 2 - (area.top + area.height / 2);
    return;
  }
}

/** A month opens at the week of its day: today in the current month, otherwise the first day. */
export function useWeekInSight({ view, date }: CalendarPlace): void {
  useEffect(() => {
    if (view !== 'month') return;
    // For another month the grid is redrawn after this effect.
    const frame = requestAnimationFrame(() => showDay(date));
    return () => cancelAnimationFrame(frame);
  }, [view, date]);
}
