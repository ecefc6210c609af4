import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { findCurriculum, lockCurriculum } from './curricula.ts';
import type { StepsInput, WireCurriculum } from './steps.schema.ts';

interface Saving {
  ctx: ViewerCtx;
  id: number;
  input: StepsInput;
}

type Sent = StepsInput['steps'];

/** @throws AppError `invalid` at the step whose id, or whose place to merge into, is wrong. */
function checkSteps(steps: Sent, stored: ReadonlySet<number>): void {
  const kept = new Set(steps.flatMap(({ id, mergeInto }) => (id !== undefined && mergeInto === undefined ? [id] : [])));
  const seen = new Set<number>();
  for (const [index, { id, mergeInto }] of steps.entries()) {
    const at = (name: string) => `steps.${index}.${name}`;
    if (id !== undefined && (!stored.has(id) || seen.has(id)))
      throw fieldError(at('id'), 'invalid', 'This is not a step of the curriculum, or it is named twice');
    if (mergeInto !== undefined && (id === undefined || mergeInto === id || !kept.has(mergeInto)))
      throw fieldError(at('mergeInto'), 'invalid', 'A step is merged into another one that stays');
    if (id !== undefined) seen.add(id);
  }
}

/** A report that records both keeps what it says of the step that stays. */
const moveText = `update student_steps e set step_id = m.target from unnest($1::bigint[], $2::bigint[]) m(id, target)
  where e.step_id = m.id and not exists (select from student_steps o where o.report_id = e.report_id and o.step_id = m.target)
    and not exists (select from student_steps o join unnest($1::bigint[], $2::bigint[]) n(id, target) on o.step_id = n.id
      where o.report_id = e.report_id and n.target = m.target and o.id < e.id)`;
const dropMergedText = 'delete from student_steps where step_id = any($1::bigint[])';
const deleteText = 'delete from curriculum_steps where id = any($1::bigint[])';

async function mergeSteps(sql: Sql, steps: Sent): Promise<void> {
  const merged = steps.flatMap(({ id, mergeInto }) => (id && mergeInto ? [{ id, mergeInto }] : []));
  if (merged.length === 0) return;
  const ids = merged.map(({ id }) => id);
  await sql.query({ text: moveText, values: [ids, merged.map(({ mergeInto }) => mergeInto)] });
  await sql.query({ text: dropMergedText, values: [ids] });
  await sql.query({ text: deleteText, values: [ids] });
}

const rowsText = `jsonb_to_recordset($2::jsonb)
  r(id bigint, position int, level text, level_ar text, title_en text, title_ar text, is_retired boolean)`;
const updateText = `update curriculum_steps s set position = r.position, level = r.level, level_ar = r.level_ar,
    title_en = r.title_en, title_ar = r.title_ar, is_retired = r.is_retired
  from ${rowsText} where s.id = r.id and s.curriculum_id = $1`;
const insertText = `insert into curriculum_steps (curriculum_id, position, level, level_ar, title_en, title_ar, is_retired)
  select $1, r.position, r.level, r.level_ar, r.title_en, r.title_ar, r.is_retired from ${rowsText} where r.id is null
  order by r.position`;
/** Steps that were left out: deleted, or retired behind all others if a report names them. */
const dropText = `delete from curriculum_steps s where s.curriculum_id = $1 and s.id = any($2::bigint[])
  and not exists (select from student_steps e where e.step_id = s.id)`;
const retireText = `update curriculum_steps set is_retired = true, position = $3 where curriculum_id = $1 and id = any($2::bigint[])`;

async function storeSteps(sql: Sql, id: number, steps: Sent, left: readonly number[]): Promise<void> {
  const rows = steps
    .filter(({ mergeInto }) => mergeInto === undefined)
    .map(({ id: stepId, title, level, levelAr, retired }, index) => ({
      ...{ id: stepId ?? null, position: index + 1, level, level_ar: levelAr ?? null },
      ...{ title_en: title.en, title_ar: title.ar, is_retired: retired },
    }));
  const values = [id, JSON.stringify(rows)];
  await sql.query({ text: updateText, values });
  await sql.query({ text: dropText, values: [id, left] });
  await sql.query({ text: retireText, values: [id, left, rows.length + 1] });
  await sql.query({ text: insertText, values });
}

/**
 * Replaces the steps of a curriculum, in their order.
 * @throws AppError `not_found`, `invalid`, or `outdated` if somebody has saved since the version that was read.
 */
export function saveSteps({ ctx, id, input }: Saving): Promise<WireCurriculum> {
  return ctx.sql.transaction(async (sql) => {
    const version = await lockCurriculum(sql, id);
    if (input.version !== undefined && input.version !== version)
      throw new AppError('outdated', 'Somebody else has changed the steps. Read them again');
    const before = (await findCurriculum(sql, id)).steps.map((step) => Number(step.id));
    checkSteps(input.steps, new Set(before));
    const named = new Set(input.steps.flatMap((step) => step.id ?? []));
    await mergeSteps(sql, input.steps);
    await storeSteps(
      sql,
      id,
      input.steps,
      before.filter((stepId) => !named.has(stepId)),
    );
    await sql.query({
      text: 'update curricula set version = version + 1, changed_at = $2 where id = $1',
      values: [id, ctx.now],
    });
    const after = await findCurriculum(sql, id);
    const line = { action: 'curriculum.steps', subject: 'curriculum', subjectId: id };
    await writeAudit(sql, ctx, { ...line, after: { steps: after.steps.length } });
    return after;
  });
}
