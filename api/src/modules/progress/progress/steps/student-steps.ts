import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { existingUsers } from '#modules/accounts/identity/users-sql.ts';
import { attendedClasses } from '#modules/classes/classes/held-classes.ts';
import { inPeopleScope, isKeptFrom } from '#modules/people/people/index.ts';
import { holdsRole } from '#modules/people/roles/index.ts';
import { isHidden, liveReports, reportsAbout } from '#modules/study/reports/hidden-report.ts';
import { isLed, isReadable, notReadable, reportScope } from '../find-history.ts';
import type { WireLevel } from './steps.schema.ts';
import { subjects } from './steps.table.ts';

/**
 * H6: by the last class that took place and recorded the step. A level of a retired curriculum has the steps that were
 * not retired themselves, so that what was completed stays complete.
 */
const stepsText = `with last as (select distinct on (e.step_id) e.step_id, e.state, e.quality, e.date, e.report_id
    from student_steps e join ${attendedClasses} c on c.id = e.class_id where e.student_id = $1
    order by e.step_id, c.starts_at desc, e.class_id desc)
  select c.id::text as "curriculumId", json_build_object('en', c.title_en, 'ar', c.title_ar) as title, c.subject,
    s.level, s.level_ar as "levelAr", s.is_retired as "isGone",
    (select count(*)::int from curriculum_steps o
      where o.curriculum_id = c.id and o.level = s.level and not o.is_retired) as of,
    json_build_object('id', s.id::text,
      'title', json_build_object('en', s.title_en, 'ar', s.title_ar), 'retired', s.is_retired or c.is_retired,
      'state', l.state, 'quality', l.quality, 'at', l.date::text, 'reportId', l.report_id::text) as step
  from curricula c join curriculum_steps s on s.curriculum_id = c.id left join last l on l.step_id = s.id
  where not (c.is_retired or s.is_retired) or l.step_id is not null
  order by c.id, s.position, s.id`;

type Step = WireLevel['steps'][number];
type Row = Omit<WireLevel, 'steps' | 'passed'> & { step: Step; isGone: boolean };

/** D128: the levels of a student, each with its steps. */
async function levelsOf(sql: Sql, studentId: number): Promise<WireLevel[]> {
  const levels = new Map<string, WireLevel>();
  for (const { step, isGone, ...about } of await sql.query<Row>({ text: stepsText, values: [studentId] })) {
    const key = `${about.curriculumId} ${about.level}`;
    const level = levels.get(key) ?? { ...about, steps: [], passed: 0 };
    levels.set(key, level);
    level.steps.push(step);
    if (!isGone && step.state === 'passed') level.passed += 1;
  }
  return [...levels.values()];
}

/** SQL: the subjects that the viewer ($2) does not read of the student `s`, since another teacher has them (D125). */
const keptText = (isLeader: string) => `array(select x from unnest(array['${subjects.join("', '")}']) x
  where not ${isLeader} and ${isKeptFrom('s.id', '$2::bigint', 'array[x]')})`;

interface Asked {
  ctx: ViewerCtx;
  id: number;
}

/**
 * The levels that a viewer reads of a student, and whether the viewer is staff for the student.
 * @throws AppError `not_found`, `forbidden` for a viewer who can read no reports (D9).
 */
export async function readLevels({ ctx, id }: Asked): Promise<{ isStaff: boolean; levels: WireLevel[] }> {
  const { sql, viewer } = ctx;
  const read = await reportScope(ctx);
  const isStaff = inPeopleScope(read, 's.id', '$2::bigint');
  const text = `select ${isStaff} as "isStaff", ${keptText(isLed(read, '$2::bigint'))} as kept from ${existingUsers} s
    where s.id = $1 and ${holdsRole('s', 'student')} and ${isReadable(read, isStaff)}`;
  const [found] = await sql.query<{ isStaff: boolean; kept: string[] }>({ text, values: [id, viewer.userId] });
  if (!found) throw await notReadable(ctx, read, 'Student');
  const levels = (await levelsOf(sql, id)).filter(({ subject }) => !found.kept.includes(subject));
  return { isStaff: found.isStaff, levels };
}

const hiddenText = `select r.id::text from ${liveReports} r where r.id in (${reportsAbout('$1::bigint')})
  and ${isHidden('r', '$2::timestamptz')}`;

/** D154: the family gets no report that it does not read yet; that a step was passed is a fact. */
export async function readSteps({ ctx, id }: Asked): Promise<WireLevel[]> {
  const { isStaff, levels } = await readLevels({ ctx, id });
  if (isStaff) return levels;
  const hidden = new Set(
    (await ctx.sql.query<{ id: string }>({ text: hiddenText, values: [id, ctx.now] })).map((report) => report.id),
  );
  const shown = (step: Step) => (step.reportId && hidden.has(step.reportId) ? { ...step, reportId: null } : step);
  return levels.map((level) => ({ ...level, steps: level.steps.map(shown) }));
}
