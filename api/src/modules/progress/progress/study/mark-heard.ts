import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { addDays } from '#base/time/days.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { zoneOf } from '#modules/accounts/identity/accounts.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { findHistory } from '../find-history.ts';
import { remember } from '../history/memory.ts';
import { addRecording, removeRecordings } from './home-recordings.ts';
import type { HomeHearingInput, TakenBack, WireHomeHearing } from './study.schema.ts';

interface Marking<Input> {
  ctx: ViewerCtx;
  id: number;
  input: Input;
}

/** A mark that waited on a device for longer says nothing about today's plan. */
const MOST_DAYS_AGO = 30;

/** D150: a page counts once a day, with the lower of two qualities, and is of who gave it. */
const markText = `insert into home_hearings (student_id, page, heard_on, quality, heard_by, created_at)
  select $1, page, $3, $4, $5, $6 from unnest($2::smallint[]) page
  on conflict (student_id, heard_on, page) do update set quality = excluded.quality, heard_by = excluded.heard_by
    where home_hearings.quality > excluded.quality`;

const dayText = `select h.page, h.quality, ${userRef('h.heard_by')} as by from home_hearings h
  where h.student_id = $1 and h.heard_on = $2 order by h.page`;

function checkDay(on: string, today: string): void {
  if (on > today) throw fieldError('on', 'future', 'The day has not come yet');
  if (on < addDays(today, -MOST_DAYS_AGO)) throw fieldError('on', 'past', 'At most 30 days ago');
}

/** What a student knows, and the day of a mark, for the student and parents. */
async function ofFamily({ ctx, id, input }: Marking<{ on?: string | undefined }>) {
  const found = await findHistory(ctx, id);
  if (!found.isFamily) throw new AppError('forbidden', 'Only the student and parents mark what was heard at home');
  const today = dayIn(await zoneOf(ctx.sql, id), ctx.now);
  const on = input.on ?? today;
  checkDay(on, today);
  return { found, on };
}

const heardOn = async ({ sql }: { sql: Sql }, id: number, on: string): Promise<WireHomeHearing> => ({
  on,
  pages: await sql.query<WireHomeHearing['pages'][number]>({ text: dayText, values: [id, on] }),
});

/** D150: the student or a parent marks pages as heard at home. Marked again, they are as marked once. */
export async function markHeard(marking: Marking<HomeHearingInput>): Promise<WireHomeHearing> {
  const { ctx, id, input } = marking;
  const { found, on } = await ofFamily(marking);
  const known = new Set(remember(found).revised.map(({ page }) => page));
  const unknown = input.pages.findIndex((page) => !known.has(page));
  if (unknown >= 0) throw fieldError(`pages.${unknown}`, 'unknown_page', 'This page is not memorised yet');
  // In one order, so that two marks of the same pages do not wait for each other.
  const pages = [...new Set(input.pages)].sort((a, b) => a - b);
  await ctx.sql.transaction(async (sql) => {
    await sql.query({ text: markText, values: [id, pages, on, input.quality, ctx.viewer.userId, ctx.now] });
    if (input.file) await addRecording(sql, { ctx, id, on, pages, file: input.file });
  });
  return heardOn(ctx, id, on);
}

const takeBackText = `delete from home_hearings
  where student_id = $1 and heard_on = $2 and page = any($3::smallint[]) and heard_by = $4`;

/** Takes back marks of one's own, with what was recorded of these pages; those of others stay. Taken back twice is once. */
export async function takeBackHeard(marking: Marking<TakenBack>): Promise<WireHomeHearing> {
  const { ctx, id, input } = marking;
  const { on } = await ofFamily(marking);
  await ctx.sql.transaction(async (sql) => {
    await sql.query({ text: takeBackText, values: [id, on, input.pages, ctx.viewer.userId] });
    await removeRecordings(sql, { ctx, id, on, pages: input.pages });
  });
  return heardOn(ctx, id, on);
}
