import type { InferInput } from 'valibot';
import { writeAudit } from '#base/audit/audit.ts';
import { allColumnsOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { lockUsers } from '#modules/accounts/identity/lock-user.ts';
import { classQuestions } from '#modules/classes/classes/class-questions.ts';
import { warningsAbout } from '#modules/classes/classes/schedule-warnings.ts';
import { findViewer } from '#modules/classes/classes/status/viewer-scopes.ts';
import { horizonOf } from '../core/horizon.ts';
import { occurrencesBetween } from '../core/occurrences.ts';
import { joinClasses } from '../make/join-classes.ts';
import { shiftOccurrences } from '../make/shift-occurrences.ts';
import { syncSeries } from '../make/sync-series.ts';
import { notifySeries } from '../notify-series.ts';
import { readSeriesDetail } from '../read/series-detail.ts';
import { contentFields } from '../series.fields.ts';
import type { CreateSeriesInput, createdResponse } from '../series.schema.ts';
import { lockSeries } from '../series-row.ts';
import { checkNewSeries, enrolmentOfNew, peopleOf } from './new-series.ts';
import { storeSeries } from './store-series.ts';

interface Creation {
  ctx: ViewerCtx;
  input: CreateSeriesInput;
}

/** Creates a series, and its classes of the next eight weeks (D90); one notification covers all of them. */
export function createSeries({ ctx, input }: Creation): Promise<InferInput<typeof createdResponse>> {
  return ctx.sql.transaction(async (sql) => {
    const { now, deps } = ctx;
    const people = peopleOf(ctx, input);
    await lockUsers(sql, [people.teacherId, people.studentId]);
    const viewer = await findViewer(sql, ctx.viewer);
    const rule = await checkNewSeries(sql, ctx, viewer, input);
    const enrolmentId = await enrolmentOfNew(sql, ctx, input);
    const content = { ...allColumnsOf(contentFields, input), accomplished: input.accomplished ?? '' };
    await classQuestions.checkNew.ask(sql, ctx, {
      teacherId: people.teacherId,
      endsAt: horizonOf(now),
      link: content.zoomLink,
    });
    const { materialId, zone: zoneOf } = input;
    const about = { ...people, enrolmentId, materialId, zoneOf, ...content };
    const origin = { pastId: null, createdBy: viewer.id, createdAt: now };
    const { id } = await storeSeries(sql, { ...rule, ...about, ...origin });
    const joinedIds = input.joinClasses ? await joinClasses(sql, ctx, viewer, await lockSeries(sql, id)) : [];
    const series = await lockSeries(sql, id);
    const acting = { sql, ctx, viewer };
    await syncSeries({ sql, series, now, deps, acting });
    const after = { ...rule, ...people, materialId, ...(joinedIds.length > 0 ? { joinedIds } : {}) };
    await writeAudit(sql, ctx, { action: 'series.create', subject: 'series', subjectId: id, after });
    // If the series starts after the eight weeks, its first class is computed anyway.
    const ahead = occurrencesBetween(series, now, new Date(Date.parse(series.startsOn) + 40 * 86_400_000));
    const [first] = await shiftOccurrences({ sql, series, now }, ahead.slice(0, 1));
    await notifySeries(sql, ctx, { kind: 'created', series, startsAt: first?.startsAt });
    const data = await readSeriesDetail(sql, ctx, id);
    return { data, warnings: await warningsAbout(sql, ctx, people) };
  });
}
