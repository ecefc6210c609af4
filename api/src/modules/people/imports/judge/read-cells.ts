import * as v from 'valibot';
import { codeField } from '#modules/people/people/profiles/common.fields.ts';
import { changedUser, newUser } from '#modules/people/people/users/users.schema.ts';
import type { ColumnName } from '../columns/heads.ts';
import { isFailed, plainCell } from './plain-cell.ts';

/** The most characters of a cell that are stored with what is wrong with it. */
export const MOST_SHOWN = 200;

/** A row of the file with the cells of the columns that are read. */
export interface ImportLine {
  row: number;
  cells: Partial<Record<ColumnName, string>>;
  /** A spreadsheet has made a date of the phone: the row is imported without it. */
  isPhoneDate?: boolean;
}

/** A wrong cell, or a place of the file that may have been read wrongly. */
export interface ImportProblem {
  row: number;
  /** Null: the row as a whole, or a column of the file that is not read. */
  column: ColumnName | null;
  /** The header of a column that is not read. */
  head?: string;
  value: string;
  code: string;
  message: string;
}

/** A cell without which its row is imported. */
export interface ImportWarning {
  row: number;
  column: ColumnName;
  value: string;
  code: string;
  /** The name in the row. */
  name: string;
  /** Whom the row made or changed, once it is applied. */
  personId?: number;
}

export const byRow = (one: { row: number }, other: { row: number }): number => one.row - other.row;

/** A row with the values of its cells; null for an empty or wrong cell. */
export interface ReadLine {
  row: number;
  name: string | null;
  email: string | null;
  phone: string | null;
  code: string | null;
  parentName: string | null;
  parentEmail: string | null;
  balance: number | null;
}

/** The same schemas as in the forms of people. */
const schemas = {
  name: newUser.entries.name,
  email: newUser.entries.email,
  phone: newUser.entries.phone,
  code: codeField('p').body,
  parent_name: newUser.entries.name,
  parent_email: newUser.entries.email,
  balance: changedUser.entries.remainingClasses,
} as const;

const words: Record<ColumnName, string> = {
  name: 'The name has 100 characters at most',
  email: 'Invalid email format',
  phone: 'Phone number is not valid',
  code: 'The code has 50 characters at most',
  parent_name: 'The name has 100 characters at most',
  parent_email: 'Invalid email format',
  balance: 'A whole number is expected',
};

export const madeADate = 'A spreadsheet has made a date of this cell';

export type Report = (column: ColumnName, code: string, message: string) => void;

/** A column that is called "Parent" may hold something else than names. */
function parentNameOf(name: string | null, report: Report): string | null {
  if (name === null || /\p{L}/u.test(name.replace(/\S*@\S*/g, ''))) return name;
  report('parent_name', 'no_name', 'This is no name');
  return null;
}

/** Reads the cells of a row one by one, and reports wrong ones. */
export function readCells({ row, cells, isPhoneDate = false }: ImportLine, report: Report): ReadLine {
  const read = <Column extends ColumnName>(column: Column) => {
    const raw = cells[column] ?? '';
    if (column === 'phone' && isPhoneDate) {
      report(column, 'date', madeADate);
      return null;
    }
    if (isFailed(raw)) {
      report(column, 'error_value', 'The formula of this cell failed');
      return null;
    }
    const cell = plainCell(column, raw);
    if (cell === '') return null;
    const result = v.safeParse(schemas[column], cell);
    if (result.success) return (result.output ?? null) as NonNullable<v.InferOutput<(typeof schemas)[Column]>> | null;
    report(column, 'invalid', words[column]);
    return null;
  };
  return {
    row,
    name: read('name'),
    email: read('email')?.toLowerCase() ?? null,
    phone: read('phone'),
    code: read('code'),
    parentName: parentNameOf(read('parent_name'), report),
    parentEmail: read('parent_email')?.toLowerCase() ?? null,
    balance: read('balance'),
  };
}
