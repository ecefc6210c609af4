import type { ViewerCtx } from '#base/http/ctx.ts';
import { existingClasses } from '#modules/classes/existing-classes.ts';
import { existingUsers } from '#modules/identity/users-sql.ts';
import { peopleScopes } from '#modules/people/scope/people-scope.ts';
import { isReadable, notReadable } from './find-history.ts';
import type { WireClassEntry } from './progress.schema.ts';

const entriesOfClass = `select json_agg(json_build_object('kind', e.kind, 'surahFrom', e.surah_from,
    'ayahFrom', e.ayah_from, 'surahTo', e.surah_to, 'ayahTo', e.ayah_to, 'quality', e.quality, 'mistakes', e.mistakes,
    'hesitations', e.hesitations, 'tags', to_json(e.tags), 'note', e.note) order by e.id)
  from hifz_entries e where e.class_id = c.id`;

/**
 * The recited ranges of a class, in the order of the report.
 * @throws AppError as `findHistory`.
 */
export async function findClassEntries(ctx: ViewerCtx, classId: number): Promise<WireClassEntry[]> {
  const { sql, viewer } = ctx;
  const { 'classes.report.read': read } = await peopleScopes(sql, viewer, ['classes.report.read']);
  const text = `select (${entriesOfClass}) as entries from ${existingClasses} c join ${existingUsers} s on s.id = c.student_id
    where c.id = $1 and ${isReadable(read)}`;
  const [row] = await sql.query<{ entries: WireClassEntry[] | null }>({ text, values: [classId, viewer.userId] });
  if (!row) throw await notReadable(ctx, read, 'Class');
  return row.entries ?? [];
}
