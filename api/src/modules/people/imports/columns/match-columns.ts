import { fieldError } from '#base/errors/app-error.ts';
import type { Heads, Reading } from '../file/read-table.ts';
import {
  type ColumnName,
  columnNames,
  foldedHead,
  type ImportKind,
  isKindName,
  isNamePart,
  type Meaning,
  meaningOf,
  partRank,
} from './heads.ts';
import { matchedOf } from './published-columns.ts';

/** The header of the file's column for each of ours; null: it is not in the file. */
export type ColumnChoice = Partial<Record<ColumnName, string | null>>;

/** A column of the file with its meaning; null: it is not read. */
export interface MatchedColumn {
  head: string;
  column: ColumnName | null;
}

/** A column of the file with its place among the columns of the name. */
export interface FileColumn extends MatchedColumn {
  part: number;
  /** What its header says, whether it is read or not. */
  said: Meaning | null;
}

/** Equal headers with a number each, so that one of them can be chosen. */
function distinct(heads: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return heads.map((head) => {
    const count = (seen.get(foldedHead(head)) ?? 0) + 1;
    seen.set(foldedHead(head), count);
    return count === 1 || head === '' ? head : `${head} #${count}`;
  });
}

const chosenFor = (head: string, choice: ColumnChoice) =>
  columnNames.find((name) => typeof choice[name] === 'string' && foldedHead(choice[name]) === foldedHead(head)) ?? null;

function columnsOf(row: readonly string[], choice: ColumnChoice, kind: ImportKind): FileColumn[] {
  const heads = distinct(row);
  const all = row.map((head) => (head === '' ? null : meaningOf(head, kind)));
  const isPlain = all.some((meaning, at) => meaning === 'name' && !isKindName(row[at] ?? '', kind));
  const said = all.map((meaning, at) => (isPlain && isKindName(row[at] ?? '', kind) ? null : meaning));
  const hasName = typeof choice.name === 'string' || said.includes('name');
  return heads.map((head, at) => {
    const meaning = said[at] ?? null;
    const part = partRank(meaning);
    const chosen = head === '' ? null : chosenFor(head, choice);
    const ofHead = isNamePart(meaning) ? (hasName ? null : 'name') : meaning;
    const column = chosen ?? (ofHead !== null && choice[ofHead] === undefined ? ofHead : null);
    return { head, column, part, said: meaning };
  });
}

const isTwice = (columns: readonly FileColumn[], name: ColumnName) => {
  const same = columns.filter(({ column }) => column === name);
  return new Set(same.map(({ part }) => part)).size < same.length;
};

const COMPLETE = 100;

const hasPeople = (has: (name: ColumnName) => boolean) => has('code') || (has('name') && has('email'));

/** Students may have no address (D140). */
const missingOf = (has: (name: ColumnName) => boolean, kind: ImportKind): ColumnName | undefined => {
  if (!has('name') && !has('code')) return 'name';
  return kind === 'students' || hasPeople(has) ? undefined : 'email';
};

/** How the row of heads of a file is found: the one with most known heads. */
export const headsFor = (choice: ColumnChoice, kind: ImportKind): Heads => ({
  complete: COMPLETE,
  rank(cells) {
    const found = new Set(columnsOf(cells, choice, kind).flatMap(({ column }) => column ?? []));
    return found.size + (hasPeople((name) => found.has(name)) ? COMPLETE : 0);
  },
});

interface Row {
  head: readonly string[];
  reading: Reading;
}

/**
 * The meaning of each column: the chosen one, else by its header. First and last names are columns of the name.
 * @throws AppError 422 at `columns` for a column that is missing or occurs twice, with all headers as data.
 */
export function matchColumns({ head, reading }: Row, choice: ColumnChoice, kind: ImportKind): FileColumn[] {
  const matched = columnsOf(head, choice, kind);
  const columns = matchedOf(matched);
  const twice = columnNames.find((name) => isTwice(matched, name));
  if (twice) throw fieldError('columns', 'twice', `Two columns are “${twice}”`, { columns, column: twice, reading });
  const column = missingOf((name) => matched.some((each) => each.column === name), kind);
  if (column) throw fieldError('columns', 'missing', `There is no column “${column}”`, { columns, column, reading });
  return matched;
}
