import type { InferInput } from 'valibot';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { addDays } from '#base/time/days.ts';
import { startOfDay } from '#base/time/wall-time.ts';
import { warningsAbout } from '#modules/classes/classes/schedule-warnings.ts';
import { findViewer } from '#modules/classes/classes/status/viewer-scopes.ts';
import { WEEKS_AHEAD } from '../core/horizon.ts';
import { occurrencesBetween } from '../core/occurrences.ts';
import { joinedBy, requireJoin } from '../make/join-classes.ts';
import { shiftOccurrences } from '../make/shift-occurrences.ts';
import { takeTimes } from '../make/take-times.ts';
import type { CreateSeriesInput, previewResponse } from '../series.schema.ts';
import { checkNewSeries, enrolmentOfNew, peopleOf } from './new-series.ts';

interface Previewing {
  ctx: ViewerCtx;
  input: CreateSeriesInput;
}

/** The classes of the first eight weeks of a series and their obstacles; stores nothing. */
export async function previewSeries({ ctx, input }: Previewing): Promise<InferInput<typeof previewResponse>['data']> {
  const { sql } = ctx;
  const viewer = await findViewer(sql, ctx.viewer);
  const rule = await checkNewSeries(sql, ctx, viewer, input);
  await enrolmentOfNew(sql, ctx, input);
  const from = startOfDay(rule.startsOn, rule.zone);
  const until = startOfDay(addDays(rule.startsOn, WEEKS_AHEAD * 7), rule.zone);
  const people = peopleOf(ctx, input);
  const series = { ...rule, ...people };
  const occurrences = await shiftOccurrences({ sql, series, now: ctx.now }, occurrencesBetween(rule, from, until));
  if (input.joinClasses) await requireJoin(sql, viewer, people);
  const joined = input.joinClasses ? await joinedBy(sql, { ...people, now: ctx.now }, occurrences) : [];
  const exceptIds = joined.map(({ id }) => id);
  const { blocked } = await takeTimes(sql, viewer, { ...people, exceptIds }, occurrences);
  return {
    zone: rule.zone,
    classes: occurrences.map((occurrence) => ({
      date: occurrence.date,
      startsAt: occurrence.startsAt.toISOString(),
      endsAt: occurrence.endsAt.toISOString(),
      conflict: blocked.find((each) => each.occurrence === occurrence)?.conflict ?? null,
      isJoined: joined.some((one) => one.occurrence === occurrence),
    })),
    warnings: await warningsAbout(sql, ctx, people),
  };
}
