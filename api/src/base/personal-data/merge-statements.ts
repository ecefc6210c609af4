import type { MergeRule, Move } from './merge-rules.ts';
import type { PersonalTable } from './personal-data.ts';

interface MergeColumn {
  table: string;
  column: string;
  rule: MergeRule;
}

const movesAll: MergeRule = { move: {} };

/** Each declared column with its rule. */
export function mergeColumns(tables: readonly PersonalTable[]): MergeColumn[] {
  const rules = new Map(
    tables.flatMap(({ table, merges = {} }) =>
      Object.entries(merges).map(([column, rule]) => [`${table}.${column}`, rule] as const),
    ),
  );
  const columns = new Map(
    tables.flatMap(({ table, of = [], by = [] }) =>
      [...of, ...by].map((column) => [`${table}.${column}`, { table, column }] as const),
    ),
  );
  return [...columns].map(([name, each]) => ({ ...each, rule: rules.get(name) ?? movesAll }));
}

const sameKey = (table: string, column: string, keys: readonly string[]): string =>
  `exists (select from ${table} o where o.${column} = $2 and ${keys
    .map((key) => `${key} = ${key.replaceAll(/\bt\./g, 'o.')}`)
    .join(' and ')})`;

function moveTexts({ table, column }: MergeColumn, { unlessThere, leftover, sets = {} }: Move): string[] {
  const changes = [`${column} = $2`, ...Object.entries(sets).map(([name, value]) => `${name} = ${value}`)].join(', ');
  const there = unlessThere && sameKey(table, column, unlessThere);
  const free = there ? ` and not ${there}` : '';
  const moved = `update ${table} t set ${changes} where t.${column} = $1${free}`;
  return there && !leftover ? [moved, `delete from ${table} t where t.${column} = $1 and $2::bigint > 0`] : [moved];
}

/** The statements that give the rows of the account `$1` to the account `$2`, in the order of the declarations. */
export const mergeTexts = (tables: readonly PersonalTable[]): string[] =>
  mergeColumns(tables).flatMap((each) => {
    if (each.rule === 'end') return [`delete from ${each.table} t where t.${each.column} = $1 and $2::bigint > 0`];
    return typeof each.rule === 'object' && 'move' in each.rule ? moveTexts(each, each.rule.move) : [];
  });

/** SQL: whether rows that only staff have name the account. @param account SQL: its id. */
export const hasStaffRows = (tables: readonly PersonalTable[], account: string): string =>
  `(${mergeColumns(tables)
    .filter(({ rule }) => rule === 'staff')
    .map(({ table, column }) => `exists (select from ${table} t where t.${column} = ${account})`)
    .join(' or ')})`;

/** SQL: a JSON object with what the preview counts for an account. @param account SQL: its id. */
export function countsJson(tables: readonly PersonalTable[], account: string): string {
  const counted = tables.flatMap(({ table, counts = [] }) => counts.map((count) => ({ table, ...count })));
  const parts = counted.map(({ table, as, where }) => `'${as}', (select count(*)::int from ${table} t where ${where})`);
  return `(select json_build_object(${parts.join(', ')}) from (select ${account} as id) p)`;
}
