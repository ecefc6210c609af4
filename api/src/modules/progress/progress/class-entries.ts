import { jsonOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { existingUsers } from '#modules/accounts/identity/users-sql.ts';
import { existingClasses } from '#modules/classes/classes/existing-classes.ts';
import { tookPlace } from '#modules/classes/classes/held-classes.ts';
import { inPeopleScope, isWorkKeptFrom } from '#modules/people/people/index.ts';
import { isClassHidden } from '#modules/study/reports/hidden-report.ts';
import { entryFields } from './entry.fields.ts';
import { isLed, isReadable, notReadable, reportScope } from './find-history.ts';
import type { WireClassEntries } from './progress.schema.ts';

const entriesOfClass = `select json_agg(${jsonOf(entryFields)} order by e.id)
  from hifz_entries e where e.class_id = c.id`;

const stepsOfClass = `select json_agg(json_build_object('stepId', e.step_id::text,
    'title', json_build_object('en', s.title_en, 'ar', s.title_ar), 'state', e.state, 'quality', e.quality) order by e.id)
  from student_steps e join curriculum_steps s on s.id = e.step_id where e.class_id = c.id`;

interface Row {
  entries: WireClassEntries['entries'] | null;
  steps: WireClassEntries['steps'] | null;
  tookPlace: boolean;
  hasWords: boolean;
}

/**
 * The recited ranges and the steps of a class, in the order of the report; of a class that was missed only how many
 * ranges were recorded: its steps stay in the report.
 * @throws AppError as `findHistory`.
 */
export async function findClassEntries(ctx: ViewerCtx, classId: number): Promise<WireClassEntries> {
  const { sql, viewer } = ctx;
  const read = await reportScope(ctx);
  // D125: what another teacher of the student recorded is theirs.
  const isKept = isWorkKeptFrom('s.id', 'c.teacher_id', '$2::bigint');
  const isStaff = `(${inPeopleScope(read, 's.id', '$2::bigint')} and (${isLed(read, '$2::bigint')} or not ${isKept}))`;
  const hasWords = `(${isStaff} or not ${isClassHidden('c', '$3::timestamptz')})`;
  const text = `select (${entriesOfClass}) as entries, (${stepsOfClass}) as steps, ${tookPlace('c')} as "tookPlace",
      ${hasWords} as "hasWords"
    from ${existingClasses} c join ${existingUsers} s on s.id = c.student_id
    where c.id = $1 and ${isReadable(read, isStaff)}`;
  const [row] = await sql.query<Row>({ text, values: [classId, viewer.userId, ctx.now] });
  if (!row) throw await notReadable(ctx, read, 'Class');
  // D154: before the release the facts are shown, and not the teacher's words.
  const entries = (row.entries ?? []).map((entry) => (row.hasWords ? entry : { ...entry, note: null }));
  if (!row.tookPlace) return { entries: [], steps: [], notCounted: entries.length };
  return { entries, steps: row.steps ?? [], notCounted: 0 };
}
