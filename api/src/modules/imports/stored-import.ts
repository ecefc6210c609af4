import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { userRef } from '#modules/identity/users-sql.ts';
import type { PersonKind } from '#modules/people/many/known-people.ts';
import type { ImportsQuery, WireImport } from './imports.schema.ts';
import type { imports } from './imports.table.ts';
import type { Judgement } from './judge/judge-lines.ts';
import type { ImportLine, ImportProblem } from './judge/read-cells.ts';
import { MOST_PREVIEWED, previewOf } from './preview.ts';

export type StoredImport = typeof imports.$inferSelect;

export const personKind: Record<StoredImport['kind'], PersonKind> = { students: 'student', teachers: 'teacher' };

export const UNDO_HOURS = 24;
const MOST_PROBLEMS = 500;

/** The stored part of a check. */
export const judged = ({ problems, created, updated }: Judgement) => ({
  problems: problems.slice(0, MOST_PROBLEMS),
  problemTotal: problems.length,
  created,
  updated,
});

const until = `i.applied_at + interval '${UNDO_HOURS} hours'`;

/** $1 is now. */
const rowColumns = `i.id::text, i.kind, i.state, i.file_name, i.rows, i.created, i.updated, i.problem_total,
  ${userRef('i.created_by')} as author, ${instantOf('i.created_at')} as created_at, ${instantOf('i.applied_at')} as applied_at,
  case when i.state = 'applied' then ${instantOf(`(${until})`)} end as undo_until,
  json_build_object('apply', i.state = 'checked' and i.problem_total = 0,
    'undo', i.state = 'applied' and ${until} > $1::timestamptz and i.done is not null) as may`;

type Row = Omit<WireImport, 'columns' | 'problems' | 'doubts' | 'preview' | 'reading'>;

const firstLines = `(select coalesce(json_agg(l.line order by l.at), '[]')
  from jsonb_array_elements(i.lines) with ordinality as l(line, at) where l.at <= ${MOST_PREVIEWED})`;

type Stored = Omit<WireImport, 'problems' | 'doubts' | 'preview' | 'reading'> & {
  problems: ImportProblem[];
  first: ImportLine[];
};

/** The wrong cells, and the doubts about rows and columns. */
const sorted = (problems: readonly ImportProblem[]): Pick<WireImport, 'problems' | 'doubts'> => ({
  problems: problems.flatMap(({ column, head: _, ...place }) => (column === null ? [] : [{ ...place, column }])),
  doubts: problems.flatMap(({ column, head = '', ...place }) => (column === null ? [{ ...place, head }] : [])),
});

export async function readImport(sql: Sql, now: Date, id: number): Promise<WireImport> {
  const text = `select ${rowColumns}, i.columns, i.problems, ${firstLines} as first from imports i where i.id = $2`;
  const [found] = await sql.query<Stored>({ text, values: [now, id] });
  if (!found) throw notFound('Import');
  const { first, problems, ...stored } = found;
  return {
    ...stored,
    ...sorted(problems),
    preview: await previewOf(sql, personKind[stored.kind], first),
    reading: null,
  };
}

/** Imports, newest first. */
export async function listImports(ctx: ViewerCtx, query: ImportsQuery) {
  const data = await ctx.sql.query<Row>({
    text: `select ${rowColumns} from imports i order by i.created_at desc, i.id desc limit $2 offset $3`,
    values: [ctx.now, query.per_page, offsetOf(query)],
  });
  const [count] = await ctx.sql.query<{ total: number }>({ text: 'select count(*)::int as total from imports' });
  const { page, per_page } = query;
  const total = count?.total ?? 0;
  return { data, pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) } };
}
