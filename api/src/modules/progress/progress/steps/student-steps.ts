import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { existingUsers } from '#modules/accounts/identity/users-sql.ts';
import { attendedClasses } from '#modules/classes/classes/held-classes.ts';
import { holdsRole } from '#modules/people/roles/index.ts';
import { isReadable, notReadable, reportScope } from '../find-history.ts';
import type { WireLevel } from './steps.schema.ts';

/** H6: by the last class that took place and recorded the step. */
const stepsText = `with last as (select distinct on (e.step_id) e.step_id, e.state, e.quality, e.date, e.report_id
    from student_steps e join ${attendedClasses} c on c.id = e.class_id where e.student_id = $1
    order by e.step_id, c.starts_at desc, e.class_id desc)
  select c.id::text as "curriculumId", json_build_object('en', c.title_en, 'ar', c.title_ar) as title, c.subject,
    s.level, s.level_ar as "levelAr", json_build_object('id', s.id::text,
      'title', json_build_object('en', s.title_en, 'ar', s.title_ar), 'retired', s.is_retired or c.is_retired,
      'state', l.state, 'quality', l.quality, 'at', l.date::text, 'reportId', l.report_id::text) as step
  from curricula c join curriculum_steps s on s.curriculum_id = c.id left join last l on l.step_id = s.id
  where not (c.is_retired or s.is_retired) or l.step_id is not null
  order by c.id, s.position, s.id`;

type Row = Omit<WireLevel, 'steps' | 'passed' | 'of'> & { step: WireLevel['steps'][number] };

/** D128: the levels of a student, each with its steps. */
export async function levelsOf(sql: Sql, studentId: number): Promise<WireLevel[]> {
  const levels = new Map<string, WireLevel>();
  for (const { step, ...about } of await sql.query<Row>({ text: stepsText, values: [studentId] })) {
    const key = `${about.curriculumId} ${about.level}`;
    const level = levels.get(key) ?? { ...about, steps: [], passed: 0, of: 0 };
    levels.set(key, level);
    level.steps.push(step);
    if (step.retired) continue;
    level.of += 1;
    if (step.state === 'passed') level.passed += 1;
  }
  return [...levels.values()];
}

/** @throws AppError `not_found`, `forbidden` for a viewer who can read no reports (D9). */
export async function checkReadable(ctx: ViewerCtx, studentId: number): Promise<void> {
  const { sql, viewer } = ctx;
  const read = await reportScope(ctx);
  const text = `select from ${existingUsers} s where s.id = $1 and ${holdsRole('s', 'student')} and ${isReadable(read)}`;
  const found = await sql.query({ text, values: [studentId, viewer.userId] });
  if (found.length === 0) throw await notReadable(ctx, read, 'Student');
}

export async function readSteps({ ctx, id }: { ctx: ViewerCtx; id: number }): Promise<WireLevel[]> {
  await checkReadable(ctx, id);
  return levelsOf(ctx.sql, id);
}
