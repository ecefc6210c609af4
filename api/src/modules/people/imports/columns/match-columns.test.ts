import { describe, expect, it } from 'vitest';
import { lineOf } from '../judge/line-of.ts';
import { unreadColumns } from '../judge/unread-columns.ts';
import { type ColumnChoice, matchColumns } from './match-columns.ts';

const reading = { sheet: '', sheets: [], head_row: 1, encoding: 'utf-8' };
const match = (heads: string[], kind: 'students' | 'teachers' = 'students', choice: ColumnChoice = {}) =>
  matchColumns({ head: heads, reading }, choice, kind);
const meanings = (heads: string[], kind?: 'students' | 'teachers', choice?: ColumnChoice) =>
  match(heads, kind, choice).map(({ column }) => column);
const nameOf = (heads: string[], cells: string[]) => lineOf(match(heads))({ row: 2, cells }).cells.name;
const unread = (heads: string[], cells: string[][], choice: ColumnChoice = {}, leftOut: string[] = []) => {
  const rows = cells.map((each, at) => ({ row: at + 2, cells: each }));
  const table = { reading, head: heads, rows, doubts: [] };
  return unreadColumns(table, match(heads, 'students', choice), { leftOut, choice }).map(({ head, value }) => [
    head,
    value,
  ]);
};

describe('the columns of a file of people', () => {
  it.each([
    [
      ['Name *', 'Email:', 'Phone (WhatsApp)', 'Balance (classes)'],
      ['name', 'email', 'phone', 'balance'],
    ],
    [
      ['الاسم *', 'البريد الالكتروني:', 'رقم الجوال', 'الحصص المتبقية'],
      ['name', 'email', 'phone', 'balance'],
    ],
    [
      ['Name', 'E-mail 1 - Value', 'Phone 1 - Value', 'Phone 2 - Value'],
      ['name', 'email', 'phone', null],
    ],
    [
      ['Student', 'E-mail address', 'Mobile', 'Parent name', 'Parent’s mail', 'Credits'],
      ['name', 'email', 'phone', 'parent_name', 'parent_email', 'balance'],
    ],
    [
      ['اسم الطالب/ة', 'عنوان البريد الإلكتروني', 'رقم الواتس', 'ولي الأمر', 'إيميل ولي الأمر', 'الحصص الباقية'],
      ['name', 'email', 'phone', 'parent_name', 'parent_email', 'balance'],
    ],
    [
      ['full_name', 'EMAIL', 'Code [S]'],
      ['name', 'email', 'code'],
    ],
  ])('heads are known as people write them: %j', (heads, columns) => {
    expect(meanings(heads)).toEqual(columns);
  });

  it("a teacher's column is the name in a file of teachers alone, as a student's among students", () => {
    expect(meanings(['Student', 'Email', 'Teacher'])).toEqual(['name', 'email', null]);
    expect(meanings(['Student', 'Email', 'Teacher'], 'teachers')).toEqual([null, 'email', 'name']);
    expect(meanings(['Name', 'Email', 'Teacher'], 'teachers')).toEqual(['name', 'email', null]);
    expect(meanings(['الطالب', 'البريد', 'المعلم'])).toEqual(['name', 'email', null]);
  });

  it('the parts of a name make the name, in the order in which it is said', () => {
    expect(nameOf(['Last Name', 'email', 'First Name'], ['Hassan', 'a@b.test', 'Ali'])).toBe('Ali Hassan');
    expect(nameOf(['First Name', 'Middle Name', 'Last Name', 'email'], ['Ali', '', 'Hassan', 'a'])).toBe('Ali Hassan');
    expect(nameOf(['الاسم الأول', 'اسم العائلة', 'البريد'], ['علي', '-', 'a'])).toBe('علي');
    expect(nameOf(['Name', 'Given Name', 'Family Name', 'email'], ['Dr. Ali Hassan', 'Ali', 'Hassan', 'a'])).toBe(
      'Dr. Ali Hassan',
    );
  });

  it('of equal heads one can be chosen', () => {
    expect(() => meanings(['name', 'email', 'Phone', 'Phone'])).toThrow('Two columns are “phone”');
    expect(meanings(['name', 'email', 'Phone', 'Phone'], 'students', { phone: 'Phone #2' })).toEqual([
      ...['name', 'email', null, 'phone'],
    ]);
  });

  it('a column that is not read is named if it holds what an import knows, until it is left out', () => {
    const phones = ['name', 'email', 'phone', 'Mother'];
    const people = [
      ['Ali', 'a@b.test', '01012345678', ''],
      ['Omar', 'o@b.test', '', '+0 101 234 5679'],
    ];
    expect(unread(phones, people)).toEqual([['Mother', '+0 101 234 5679']]);
    expect(unread(phones, people, {}, ['Mother'])).toEqual([]);
    expect(unread(['name', 'email', 'Contact'], [['Ali', 'a@b.test', 'mother@b.test']])).toHaveLength(1);
    expect(unread(['name', 'email', 'Age', 'Notes'], [['Ali', 'a@b.test', '12', 'call 010']])).toEqual([]);
  });

  it('a column whose field is read from another column is named, until it is left out', () => {
    const heads = ['Name', 'Email', 'Phone', 'Mobile'];
    const people = [['Ali', 'a@b.test', '01012345678', '01087654321']];
    expect(unread(heads, people, { phone: 'Mobile' })).toEqual([['Phone', '01012345678']]);
    expect(unread(heads, people, { phone: 'Mobile' }, ['Phone'])).toEqual([]);
  });

  it('a field that is said to be not in the file takes no column, and its column is not asked for', () => {
    const heads = ['Student', 'Email', 'Mobile'];
    expect(meanings(heads, 'students', { phone: null })).toEqual(['name', 'email', null]);
    expect(unread(heads, [['Ali', 'a@b.test', '01012345678']], { phone: null })).toEqual([]);
    expect(() => meanings(heads, 'students', { name: null })).toThrow('There is no column “name”');
    expect(() => meanings(['First name', 'Email'], 'students', { name: null })).toThrow('no column “name”');
    expect(meanings(['Name', 'Email', 'Mobile'], 'students', { phone: null, code: 'Mobile' })).toEqual([
      ...['name', 'email', 'code'],
    ]);
  });

  it('a part of a name that is not read is named unless the name has it', () => {
    const chosen = { name: 'First Name' };
    expect(unread(['First Name', 'Last Name', 'email'], [['Ali', 'Hassan', 'a']], chosen)).toEqual([
      ['Last Name', 'Hassan'],
    ]);
    expect(unread(['Name', 'Last Name', 'email'], [['Ali', 'Hassan', 'a']])).toEqual([['Last Name', 'Hassan']]);
    expect(unread(['Name', 'Last Name', 'email'], [['Ali Hassan', 'Hassan', 'a']])).toEqual([]);
  });
});
