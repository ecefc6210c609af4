import type { Due } from '#/api/progress.ts';

const DAY_MS = 24 * 60 * 60_000;
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

interface ShownDay {
  date: string;
  pages: number[];
  isStudyDay: boolean;
  /** Whether `due` is of this day; otherwise the day is one of those that it knows ahead. */
  isOwn: boolean;
}

/**
 * The day that a plan shows now: one of an earlier day, on a device without a connection, shows the day ahead that it
 * knows for today; one that is too old its own day.
 * @param fetchedOn the day on which the plan came. @param today both on the viewer's clock.
 */
export function shownDay(due: Due, fetchedOn: string, today: string): ShownDay {
  const passed = Date.parse(today) - Date.parse(fetchedOn);
  const date = passed >= DAY_MS ? isoDay(Date.parse(due.date) + passed) : due.date;
  const ahead = due.ahead.find((day) => day.date === date);
  if (ahead) return { ...ahead, isOwn: false };
  return { date: due.date, pages: due.items.map(({ page }) => page), isStudyDay: due.isStudyDay, isOwn: true };
}
