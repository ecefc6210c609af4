import { foldText } from '@academy/shared-auth/typed-text';
import { fieldError } from '#base/errors/app-error.ts';

export const columnNames = ['name', 'email', 'phone', 'code', 'parent_email', 'balance'] as const;
export type ColumnName = (typeof columnNames)[number];

/** The headers that a file may use for each column, in addition to its own name. */
const heads: Record<ColumnName, readonly string[]> = {
  name: [
    'full name',
    'student',
    'student name',
    'teacher',
    'teacher name',
    'الاسم',
    'الاسم الكامل',
    'اسم الطالب',
    'اسم المعلم',
  ],
  email: ['e-mail', 'email address', 'البريد الإلكتروني', 'البريد', 'الإيميل', 'إيميل'],
  phone: ['phone number', 'mobile', 'mobile number', 'الهاتف', 'رقم الهاتف', 'الجوال', 'رقم الجوال', 'الموبايل'],
  code: ['student code', 'teacher code', 'الرمز', 'الكود', 'رمز الطالب', 'رمز المعلم'],
  parent_email: [
    ...['parent e-mail', "parent's email", "parent's e-mail"],
    ...['بريد ولي الأمر', 'البريد الإلكتروني لولي الأمر', 'إيميل ولي الأمر'],
  ],
  balance: ['remaining classes', 'remaining', 'classes left', 'الرصيد', 'الحصص المتبقية', 'رصيد الحصص'],
};

const folded = (head: string) =>
  foldText(head)
    .replace(/[_\s]+/g, ' ')
    .trim();
const known = new Map<string, ColumnName>(
  columnNames.flatMap((name) => [name, ...heads[name]].map((head) => [folded(head), name] as const)),
);

/** A column of the file with its meaning; null: it is not read. */
export interface MatchedColumn {
  head: string;
  column: ColumnName | null;
}

type Choice = Partial<Record<ColumnName, string>>;

function chosenColumn(head: string, choice: Choice): ColumnName | null {
  const chosen = columnNames.find((name) => choice[name] !== undefined && folded(choice[name]) === folded(head));
  if (chosen) return chosen;
  const meant = known.get(folded(head)) ?? null;
  return meant !== null && choice[meant] !== undefined ? null : meant;
}

/**
 * The meaning of each column: the chosen one, else by its header.
 * @throws AppError 422 at `columns` for a column that is missing or occurs twice, with all headers as data.
 */
export function matchColumns(row: readonly string[], choice: Choice): MatchedColumn[] {
  const columns = row.map((head) => ({ head, column: head === '' ? null : chosenColumn(head, choice) }));
  const twice = columnNames.find((name) => columns.filter(({ column }) => column === name).length > 1);
  if (twice) throw fieldError('columns', 'twice', `Two columns are “${twice}”`, { columns, column: twice });
  const has = (name: ColumnName) => columns.some(({ column }) => column === name);
  const missing = has('email') || has('code') ? [] : ['email'];
  if (!has('name') && !has('code')) missing.unshift('name');
  if (missing.length > 0)
    throw fieldError('columns', 'missing', `There is no column “${missing[0]}”`, { columns, column: missing[0] });
  return columns;
}
