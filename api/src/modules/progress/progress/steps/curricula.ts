import { writeAudit, writeEdit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import { subjectWords } from '#base/http/code-words.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import type { CurriculaQuery, CurriculumInput, WireCurricula, WireCurriculum, WireSubjects } from './steps.schema.ts';
import { subjects } from './steps.table.ts';

const titleOf = (row: string) => `json_build_object('en', ${row}.title_en, 'ar', ${row}.title_ar)`;
const columns = `c.id::text, ${titleOf('c')} as title, c.subject, c.is_retired as retired, c.version`;

const nameOf = (key: (typeof subjects)[number]) => subjectWords[key] ?? { en: key, ar: key };

/** D128: the academy's subjects, each with its first curriculum in use. */
export async function listSubjects({ sql }: ViewerCtx): Promise<WireSubjects> {
  const rows = await sql.query<{ subject: string; id: string }>({
    text: 'select subject, min(id)::text as id from curricula where not is_retired group by subject',
  });
  const idOf = new Map(rows.map(({ subject, id }) => [subject, id]));
  return subjects.map((key) => ({ key, name: nameOf(key), curriculumId: idOf.get(key) ?? null }));
}

const listText = `select (select count(*)::int from curricula) as total, coalesce((select json_agg(x) from (
    select ${columns}, count(distinct s.level)::int as levels, count(s.id)::int as count
    from curricula c left join curriculum_steps s on s.curriculum_id = c.id and not s.is_retired
    group by c.id order by c.is_retired, c.id limit $1 offset $2) x), '[]'::json) as data`;

/** Those in use first. */
export async function listCurricula({ sql }: ViewerCtx, query: CurriculaQuery): Promise<WireCurricula> {
  const { page, per_page } = query;
  const values = [per_page, offsetOf(query)];
  const [found] = await sql.query<{ total: number; data: WireCurricula['data'] }>({ text: listText, values });
  const { total, data } = found ?? { total: 0, data: [] };
  return { data, pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) } };
}

const stepsText = `select s.id::text, ${titleOf('s')} as title, s.level, s.level_ar as "levelAr", s.is_retired as retired,
    (select count(*)::int from student_steps e where e.step_id = s.id) as recorded
  from curriculum_steps s where s.curriculum_id = $1 order by s.position, s.id`;

/** @throws AppError `not_found`. */
export async function findCurriculum(sql: Sql, id: number): Promise<WireCurriculum> {
  const [row] = await sql.query<Omit<WireCurriculum, 'steps'>>({
    text: `select ${columns} from curricula c where c.id = $1`,
    values: [id],
  });
  if (!row) throw notFound('Curriculum');
  return { ...row, steps: await sql.query<WireCurriculum['steps'][number]>({ text: stepsText, values: [id] }) };
}

const auditOf = (action: string, id: number) => ({
  action: `curriculum.${action}`,
  subject: 'curriculum',
  subjectId: id,
});
const valuesOf = ({ title, subject, retired }: CurriculumInput) => [title.en, title.ar, subject, retired];
const stateOf = ({ title, subject, retired }: Pick<WireCurriculum, 'title' | 'subject' | 'retired'>) => ({
  title: title.en,
  titleAr: title.ar,
  subject,
  retired,
});

export function createCurriculum({ ctx, input }: { ctx: ViewerCtx; input: CurriculumInput }): Promise<WireCurriculum> {
  return ctx.sql.transaction(async (sql) => {
    const [row] = await sql.query<{ id: number }>({
      text: `insert into curricula (title_en, title_ar, subject, is_retired, created_at, changed_at)
        values ($1, $2, $3, $4, $5, $5) returning id::int`,
      values: [...valuesOf(input), ctx.now],
    });
    if (!row) throw new Error('the curriculum was not stored');
    await writeAudit(sql, ctx, { ...auditOf('create', row.id), after: stateOf(input) });
    return findCurriculum(sql, row.id);
  });
}

interface Changing {
  ctx: ViewerCtx;
  id: number;
  input: CurriculumInput;
}

export function changeCurriculum({ ctx, id, input }: Changing): Promise<WireCurriculum> {
  return ctx.sql.transaction(async (sql) => {
    await lockCurriculum(sql, id);
    const before = await findCurriculum(sql, id);
    await sql.query({
      text: `update curricula set title_en = $2, title_ar = $3, subject = $4, is_retired = $5, changed_at = $6 where id = $1`,
      values: [id, ...valuesOf(input), ctx.now],
    });
    await writeEdit(sql, ctx, { ...auditOf('update', id), before: stateOf(before), after: stateOf(input) });
    return findCurriculum(sql, id);
  });
}

/** The version of a curriculum, locked until the transaction ends. @throws AppError `not_found`. */
export async function lockCurriculum(sql: Sql, id: number): Promise<number> {
  const [row] = await sql.query<{ version: number }>({
    text: 'select version from curricula where id = $1 for no key update',
    values: [id],
  });
  if (!row) throw notFound('Curriculum');
  return row.version;
}
