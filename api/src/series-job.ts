import { planComingMeetings } from '#modules/classes/meetings/sync/follow-classes.ts';
import { type Making, makeDueClasses, makeSeries } from '#modules/timetable/series/make/make-due.ts';
import { followZoneRules } from '#modules/timetable/series/make/zone-rules.ts';

/** Null for a job of the clock. */
export type SeriesJobData = { seriesId?: number } | null;

/**
 * Moves classes of series by new time zone rules, makes classes ahead, and makes meetings for those that start soon;
 * only for the named series if there is one.
 */
export async function runSeriesJob(making: Making, data: SeriesJobData): Promise<void> {
  if (data?.seriesId !== undefined) return makeSeries(making, data.seriesId);
  await followZoneRules(making);
  await makeDueClasses(making);
  await planComingMeetings(making.sql, making.deps);
}
