import { describe, expect, it } from 'vitest';
import type { ColumnName } from '../columns/heads.ts';
import { plainCell } from './plain-cell.ts';
import { type ImportProblem, readCells } from './read-cells.ts';

const reading = (column: ColumnName, cell: string) => {
  const codes: Pick<ImportProblem, 'code'>[] = [];
  const line = readCells({ row: 2, cells: { [column]: cell } }, (_, code) => codes.push({ code }));
  const { parentName: parent_name, parentEmail: parent_email, ...others } = line;
  return { value: { ...others, parent_name, parent_email }[column], codes: codes.map(({ code }) => code) };
};

describe('a cell of a file of people', () => {
  it.each<[ColumnName, string, string | number]>([
    ['phone', '="01012345678"', '01012345678'],
    ['phone', "'01012345678", '01012345678'],
    ['phone', "'+0 101 234 5678", '01012345678'],
    ['phone', 'tel:010-1234-5678', '01012345678'],
    ['code', '="007"', '007'],
    ['name', "'=Omar", '=Omar'],
    ['name', "'Abd al-Rahman", "'Abd al-Rahman"],
    ['email', 'mailto:a@b.test', 'a@b.test'],
    ['email', 'Ali Hassan <A@b.test>', 'a@b.test'],
    ['parent_email', 'a@b.test;', 'a@b.test'],
    ['balance', '10.0', 10],
    ['balance', '-2,00', -2],
    ['balance', '٥', 5],
  ])('the value of a cell is read without what a program has added: %s %s', (column, cell, value) => {
    expect(reading(column, cell)).toEqual({ value, codes: [] });
  });

  it.each(['-', '—', '--', 'N/A', 'n.a.', 'لا يوجد', 'غير متوفر'])('%s means that there is nothing', (cell) => {
    for (const column of ['phone', 'email', 'parent_email', 'balance', 'code'] as const)
      expect(reading(column, cell)).toEqual({ value: null, codes: [] });
  });

  it('a word that can be a name or a code is nothing in other columns alone', () => {
    expect(['phone', 'balance', 'name', 'code'].map((column) => plainCell(column as ColumnName, 'Na'))).toEqual([
      ...['', '', 'Na', 'Na'],
    ]);
  });

  it.each(['#N/A', '#REF!', '#VALUE!', '#NAME?', '#NV', '#BEZUG!'])('%s is a formula that failed', (cell) => {
    for (const column of ['name', 'phone', 'code', 'balance'] as const)
      expect(reading(column, cell)).toEqual({ value: null, codes: ['error_value'] });
  });

  it.each<[ColumnName, string]>([
    ['balance', '1.000'],
    ['balance', '10.5'],
    ['balance', '(2)'],
    ['balance', '5 classes'],
    ['email', 'a@b.test, c@d.test'],
    ['email', 'Ali <a@b.test> <c@d.test>'],
    ['phone', '1012345678'],
    ['phone', '9.66512E+11'],
    ['phone', '01012345678 / 01012345679'],
  ])('nothing is guessed: %s %s', (column, cell) => {
    expect(reading(column, cell)).toEqual({ value: null, codes: ['invalid'] });
  });
});
