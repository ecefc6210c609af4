import { planComingMeetings } from '#modules/meetings/sync/meeting-hooks.ts';
import { type Making, makeDueClasses, makeSeries } from '#modules/series/make/make-due.ts';
import { followZoneRules } from '#modules/series/make/zone-rules.ts';

/** A job that the clock sends has none. */
export type SeriesJobData = { seriesId?: number } | null;

/** Moves classes of series by new rules of time zones, makes those ahead, and has meetings made for those that come soon; of one series, where it is named. */
export async function runSeriesJob(making: Making, data: SeriesJobData): Promise<void> {
  if (data?.seriesId !== undefined) return makeSeries(making, data.seriesId);
  await followZoneRules(making);
  await makeDueClasses(making);
  await planComingMeetings(making.sql, making.deps);
}
