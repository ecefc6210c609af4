import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import type { PersonKind } from '#modules/people/people/many/known-people.ts';
import type { MatchedColumn } from './columns/match-columns.ts';
import { matchedOf, placeOf } from './columns/published-columns.ts';
import type { Done } from './done.ts';
import type { ImportsQuery, WireImport } from './imports.schema.ts';
import type { imports } from './imports.table.ts';
import { type Judgement, judgeLines } from './judge/judge-lines.ts';
import type { ImportLine, ImportProblem, ImportWarning } from './judge/read-cells.ts';
import { outcomeOf } from './outcome.ts';
import { isChanged, MOST_PEOPLE, plannedOf } from './planned-people.ts';

export type StoredImport = typeof imports.$inferSelect;

export const personKind: Record<StoredImport['kind'], PersonKind> = { students: 'student', teachers: 'teacher' };

export const UNDO_HOURS = 24;
const MOST_PROBLEMS = 500;

/** The stored part of a check. */
export function judged(judgement: Judgement) {
  const { problems, warnings, created, updated, people, parents, newParents, namedParents } = judgement;
  return {
    ...{ problems: problems.slice(0, MOST_PROBLEMS), problemTotal: problems.length },
    ...{ warnings: warnings.slice(0, MOST_PROBLEMS), warningTotal: warnings.length },
    ...{ created, updated, changed: people.filter(isChanged).length + namedParents.length },
    ...{ parents: newParents.length, knownParents: parents.size },
  };
}

const until = `i.applied_at + interval '${UNDO_HOURS} hours'`;

/** $1 is now. */
const rowColumns = `i.id::text, i.kind, i.state, i.file_name, i.rows, i.created, i.updated, i.changed, i.parents, i.known_parents,
  i.problem_total, i.warning_total,
  ${userRef('i.created_by')} as author, ${instantOf('i.created_at')} as created_at, ${instantOf('i.applied_at')} as applied_at,
  case when i.state = 'applied' then ${instantOf(`(${until})`)} end as undo_until,
  json_build_object('apply', i.state = 'checked' and i.problem_total = 0,
    'undo', i.state = 'applied' and ${until} > $1::timestamptz and i.done is not null) as may`;

type Row = Omit<
  WireImport,
  'columns' | 'problems' | 'doubts' | 'warnings' | 'preview' | 'people' | 'outcome' | 'reading'
>;

type Stored = Row & {
  columns: MatchedColumn[];
  problems: ImportProblem[];
  warnings: ImportWarning[];
  lines: ImportLine[] | null;
  done: Done | null;
};

/** The wrong cells, and the doubts about rows and columns. */
const sorted = (problems: readonly ImportProblem[]): Pick<WireImport, 'problems' | 'doubts'> => ({
  problems: problems.flatMap(({ column, head: _, ...place }) =>
    column === null ? [] : [{ ...place, ...placeOf(column) }],
  ),
  doubts: problems.flatMap(({ column, head = '', ...place }) => (column === null ? [{ ...place, head }] : [])),
});

/** The people in the first rows, as many as are shown: what a row is follows from earlier rows and existing people. */
const firstPeople = async (sql: Sql, kind: StoredImport['kind'], lines: readonly ImportLine[]) =>
  (await judgeLines(sql, personKind[kind], lines.slice(0, MOST_PEOPLE))).people;

/** @param judgement that of its lines, where it is known. */
export async function readImport(sql: Sql, now: Date, id: number, judgement?: Judgement): Promise<WireImport> {
  const text = `select ${rowColumns}, i.columns, i.problems, i.warnings, i.lines, i.done from imports i where i.id = $2`;
  const [found] = await sql.query<Stored>({ text, values: [now, id] });
  if (!found) throw notFound('Import');
  const { lines, done, columns, problems, warnings, ...stored } = found;
  const planned = lines ? (judgement?.people ?? (await firstPeople(sql, stored.kind, lines))) : [];
  return {
    ...stored,
    ...sorted(problems),
    columns: matchedOf(columns),
    warnings: warnings.map(({ personId, ...each }) => ({ ...each, person_id: personId ? String(personId) : null })),
    ...plannedOf(planned),
    outcome: stored.state === 'applied' && done ? await outcomeOf(sql, done) : null,
    reading: null,
  };
}

/** The imports that were applied, newest first; a file that was only checked is none. */
export async function listImports(ctx: ViewerCtx, query: ImportsQuery) {
  const data = await ctx.sql.query<Row>({
    text: `select ${rowColumns} from imports i where i.state <> 'checked' order by i.created_at desc, i.id desc limit $2 offset $3`,
    values: [ctx.now, query.per_page, offsetOf(query)],
  });
  const [count] = await ctx.sql.query<{ total: number }>({
    text: `select count(*)::int as total from imports where state <> 'checked'`,
  });
  const { page, per_page } = query;
  const total = count?.total ?? 0;
  return { data, pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) } };
}
