import { FORMER_MEMBER } from './former-member.ts';
import type { MergeCount, MergeRule } from './merge-rules.ts';

/**
 * How a table's rows about a person are exported and erased (D123). In the SQL of a declaration `t` is the row and `p`
 * the person, with `id`, `name`, `email` and `json_name`, the name as a value inside JSON text.
 */
export interface PersonalTable {
  table: string;
  /** Columns that name the person whom a row is about: such rows are exported and erased. */
  of?: readonly string[];
  /** SQL: the rows of the person, if no column names the person. */
  where?: string;
  /** Columns that name a person who took part in a row about somebody else: they stay. */
  by?: readonly string[];
  /**
   * The exported columns; without them nothing is exported. The person's own calls show the same (D160): what they show
   * for some rows only is declared for these rows, in a declaration of its own.
   */
  gives?: readonly string[];
  /** SQL for columns whose value is given otherwise than it is stored. */
  shown?: Readonly<Record<string, string>>;
  /** A column with the id of a file that is exported with the row, and deleted when the row or the column is erased. */
  file?: string;
  /** `rows`: they are deleted. Otherwise SQL for each column that changes; without it nothing changes. */
  erases?: 'rows' | Readonly<Record<string, string>>;
  /** Columns of texts that stay after an erasure, with the reason; they need not be exported either. */
  keeps?: Readonly<Record<string, string>>;
  /** By column: what a merge of two accounts of one person does (D164). A column of `of` or `by` without a rule moves. */
  merges?: Readonly<Record<string, MergeRule>>;
  /** What the preview of a merge counts in this table; `where` is SQL about `t` and `p.id`. */
  counts?: readonly { as: MergeCount; where: string }[];
}

/** SQL: a JSON column with "Former member" in place of the name. */
export const nameless = (column: string): string =>
  `replace(t.${column}::text, p.json_name, '"${FORMER_MEMBER}"')::jsonb`;

/** Columns that name users without a foreign key, and other data about users. */
export const basePersonalData: readonly PersonalTable[] = [
  {
    table: 'audit_log',
    where: 't.actor_id = p.id',
    by: ['actor_id'],
    gives: ['at', 'action', 'subject', 'subject_id', 'ip'],
    merges: { actor_id: { stays: 'nothing changes the audit log; a line of it says which accounts were merged' } },
  },
  // The network address is that of whoever acted, so it is in nobody else's export (D160).
  {
    table: 'audit_log',
    where: `t.actor_id is distinct from p.id and t.subject = 'user' and t.subject_id = p.id`,
    gives: ['at', 'action', 'subject', 'subject_id'],
  },
  {
    table: 'audit_log',
    where: 't.actor_id = p.id',
    erases: { ip: 'null' },
    keeps: { request_id: 'random', actor_key: 'the name of a program' },
  },
  {
    table: 'audit_log',
    where: `t.subject = 'user' and t.subject_id = p.id`,
    erases: { before: 'null', after: 'null' },
  },
  {
    table: 'audit_log',
    where: 'position(p.json_name in concat(t.before, t.after)) > 0',
    erases: { before: nameless('before'), after: nameless('after') },
  },
  { table: 'academy_setting_values', by: ['changed_by'] },
  { table: 'write_positions', of: ['user_id'], erases: 'rows', merges: { user_id: 'end' } },
  {
    table: 'idempotency_keys',
    where: `t.owner = 'user:' || p.id or position(p.json_name in t.body) > 0`,
    erases: 'rows',
  },
  { table: 'inbox_mails', where: 'lower(t.recipient) = lower(p.email)', erases: 'rows' },
];

const wordsOf = ({ of = [], where }: PersonalTable): string | null =>
  where ?? (of.length > 0 ? `p.id in (${of.map((column) => `t.${column}`).join(', ')})` : null);

/** SQL: the person from the statement's values, because rows that are erased first would be missing later. */
const person = '(select $1::bigint as id, $2::text as name, $3::text as email, to_json($2::text)::text as json_name) p';

interface ExportStatement {
  table: string;
  text: string;
}

/**
 * The statements that read a person's rows, for `$1` id, `$2` name, `$3` e-mail. A row has `row`, a JSON text, and
 * `file`, the id of its file or null.
 */
export function exportStatements(tables: readonly PersonalTable[]): ExportStatement[] {
  return tables.flatMap((each) => {
    const words = wordsOf(each);
    if (!words || !each.gives?.length) return [];
    const columns = each.gives.map((column) => `'${column}', ${each.shown?.[column] ?? `t.${column}`}`).join(', ');
    const file = each.file ? `t.${each.file}` : 'null';
    const text = `select json_build_object(${columns})::text as row, ${file} as file from ${each.table} t, ${person}
      where ${words} order by t.ctid`;
    return [{ table: each.table, text }];
  });
}

function changeText({ table, erases }: PersonalTable, words: string): string {
  if (erases === 'rows') return `delete from ${table} t using ${person} where ${words}`;
  const changes = Object.entries(erases ?? {}).map(([column, value]) => `${column} = ${value}`);
  return `update ${table} t set ${changes.join(', ')} from ${person} where ${words}`;
}

interface ErasureStatement {
  /** Reads the ids of the files that are deleted with the rows; null if the table has none. */
  files: string | null;
  text: string;
}

/** The statements that erase a person, for the same values, in the order of the declarations. */
export function erasureStatements(tables: readonly PersonalTable[]): ErasureStatement[] {
  return tables.flatMap((each) => {
    const words = wordsOf(each);
    if (!words || !each.erases || Object.keys(each.erases).length === 0) return [];
    const files = `select t.${each.file} as id from ${each.table} t, ${person} where (${words}) and t.${each.file} is not null`;
    return [{ files: each.file ? files : null, text: changeText(each, words) }];
  });
}

/** `table.column` of each declared column that names a user. */
export const declaredColumns = (tables: readonly PersonalTable[]): string[] =>
  tables.flatMap(({ table, of = [], by = [] }) => [...of, ...by].map((column) => `${table}.${column}`));
