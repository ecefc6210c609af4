import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { RubricInput, WireRubric } from './visits.schema.ts';

const linesText = `select id::text, json_build_object('en', title_en, 'ar', title_ar) as title
  from visit_rubric_lines order by position, id`;

/** The lines by which classes are visited, in their order. */
export const readRubric = async (sql: Sql): Promise<WireRubric> => ({
  lines: await sql.query<WireRubric['lines'][number]>({ text: linesText }),
});

const rowsText = `jsonb_to_recordset($1::jsonb) r(id bigint, position int, title_en text, title_ar text)`;
const dropText = `delete from visit_rubric_lines l where not exists (select from ${rowsText} where r.id = l.id)`;
const updateText = `update visit_rubric_lines l set position = r.position, title_en = r.title_en, title_ar = r.title_ar
  from ${rowsText} where r.id = l.id`;
const insertText = `insert into visit_rubric_lines (position, title_en, title_ar)
  select r.position, r.title_en, r.title_ar from ${rowsText} where r.id is null order by r.position`;

/** @throws AppError `outdated` for a line that is not there (any more), or is named twice. */
function checkLines({ lines }: RubricInput, before: WireRubric): void {
  const ids = lines.flatMap(({ id }) => (id === undefined ? [] : [String(id)]));
  const stored = new Set(before.lines.map(({ id }) => id));
  if (new Set(ids).size === ids.length && ids.every((id) => stored.has(id))) return;
  throw new AppError('outdated', 'Somebody else has changed the rubric. Read it again');
}

const audit = { action: 'visit_rubric.update', subject: 'visit_rubric', subjectId: 1 };

/** Replaces the lines; visits that are recorded keep theirs (D155). @throws AppError `outdated`. */
export function saveRubric({ ctx, input }: { ctx: ViewerCtx; input: RubricInput }): Promise<WireRubric> {
  return ctx.sql.transaction(async (sql) => {
    await sql.query({ text: `select pg_advisory_xact_lock(hashtext('visit_rubric'))` });
    checkLines(input, await readRubric(sql));
    const rows = input.lines.map(({ id, title }, index) => ({
      ...{ id: id ?? null, position: index + 1, title_en: title.en, title_ar: title.ar },
    }));
    for (const text of [dropText, updateText, insertText]) await sql.query({ text, values: [JSON.stringify(rows)] });
    const after = await readRubric(sql);
    await writeAudit(sql, ctx, { ...audit, after: { lines: after.lines.length } });
    return after;
  });
}
