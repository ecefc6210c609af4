import { writeEdit } from '#base/audit/audit.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { zoneOf } from '#modules/accounts/identity/accounts.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { checkRanges } from './check-ranges.ts';
import { findHistory } from './find-history.ts';
import { keyOf, knownJson, sentRanges } from './known-ranges.ts';
import type { KnownInput, WireProgress } from './progress.schema.ts';
import { hifzKnown } from './progress.table.ts';
import type { Range } from './quran/ranges.ts';
import { readProgress } from './read-progress.ts';

interface Recording {
  ctx: ViewerCtx;
  id: number;
  input: KnownInput;
}

const dropText = `delete from hifz_known where student_id = $1
  and surah_from || ':' || ayah_from || ':' || surah_to || ':' || ayah_to <> all($2::text[])`;

/** A range that stays keeps the day on which it was first recorded. */
async function replaceKnown({ sql, viewer, now }: ViewerCtx, id: number, ranges: Range[], present: readonly Range[]) {
  await sql.query({ text: dropText, values: [id, ranges.map(keyOf)] });
  const keys = new Set(present.map(keyOf));
  const added = ranges.filter((range) => !keys.has(keyOf(range)));
  if (added.length === 0) return;
  const recorded = {
    studentId: id,
    recordedBy: viewer.userId,
    recordedAt: now,
    date: dayIn(await zoneOf(sql, id), now),
  };
  await sql.orm.insert(hifzKnown).values(added.map((range) => ({ ...range, ...recorded })));
}

/** Replaces the record of what a student knew before the academy; a repetition changes nothing (H10). */
export function recordKnown({ ctx, id, input }: Recording): Promise<WireProgress> {
  return ctx.sql.transaction(async (sql) => {
    const inner = { ...ctx, sql };
    await lockUser(sql, id);
    const { known, mayWrite } = await findHistory(inner, id);
    if (!mayWrite) throw new AppError('forbidden', 'You do not have the permission for this');
    await checkRanges(inner, input.ranges, 'ranges');
    await replaceKnown(inner, id, sentRanges(input), known);
    const progress = await readProgress({ ctx: inner, id });
    const line = { action: 'progress.known', subject: 'user', subjectId: id };
    await writeEdit(sql, ctx, { ...line, before: knownJson(known), after: progress.known });
    return progress;
  });
}
