import { createHash } from 'node:crypto';
import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { RubricInput, WireRubric } from './visits.schema.ts';

const linesText = `select id::text, json_build_object('en', title_en, 'ar', title_ar) as title
  from visit_rubric_lines order by position, id`;

/** A hash of the lines, of 29 bits. */
const versionOf = (lines: WireRubric['lines']): number =>
  createHash('sha256').update(JSON.stringify(lines)).digest().readUInt32BE(0) >>> 3;

/** The lines by which classes are visited, in their order. */
export async function readRubric(sql: Sql): Promise<WireRubric> {
  const lines = await sql.query<WireRubric['lines'][number]>({ text: linesText });
  return { version: versionOf(lines), lines };
}

const rowsText = `jsonb_to_recordset($1::jsonb) r(id bigint, position int, title_en text, title_ar text)`;
const dropText = `delete from visit_rubric_lines l where not exists (select from ${rowsText} where r.id = l.id)`;
const updateText = `update visit_rubric_lines l set position = r.position, title_en = r.title_en, title_ar = r.title_ar
  from ${rowsText} where r.id = l.id`;
const insertText = `insert into visit_rubric_lines (position, title_en, title_ar)
  select r.position, r.title_en, r.title_ar from ${rowsText} where r.id is null order by r.position`;

/** @throws AppError at the line that is named twice; `outdated` if somebody has saved since, or a line is gone. */
function checkRubric({ lines, version }: RubricInput, before: WireRubric): void {
  const seen = new Set<number>();
  for (const [index, { id }] of lines.entries()) {
    if (id === undefined) continue;
    if (seen.has(id)) throw fieldError(`lines.${index}.id`, 'duplicate', 'This line is named twice');
    seen.add(id);
  }
  const stored = new Set(before.lines.map(({ id }) => Number(id)));
  if ((version ?? before.version) === before.version && [...seen].every((id) => stored.has(id))) return;
  throw new AppError('outdated', 'Somebody else has changed the rubric. Read it again');
}

const audit = { action: 'visit_rubric.update', subject: 'visit_rubric', subjectId: 1 };

/** Replaces the lines; visits that are recorded keep theirs (D155). @throws AppError `invalid` or `outdated`. */
export function saveRubric({ ctx, input }: { ctx: ViewerCtx; input: RubricInput }): Promise<WireRubric> {
  return ctx.sql.transaction(async (sql) => {
    await sql.query({ text: `select pg_advisory_xact_lock(hashtext('visit_rubric'))` });
    checkRubric(input, await readRubric(sql));
    const rows = input.lines.map(({ id, title }, index) => ({
      ...{ id: id ?? null, position: index + 1, title_en: title.en, title_ar: title.ar },
    }));
    for (const text of [dropText, updateText, insertText]) await sql.query({ text, values: [JSON.stringify(rows)] });
    const after = await readRubric(sql);
    await writeAudit(sql, ctx, { ...audit, after: { lines: after.lines.length } });
    return after;
  });
}
