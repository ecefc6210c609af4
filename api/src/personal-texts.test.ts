import { expect, it } from 'vitest';
import { storedColumns, textColumns } from '#testing/stored-columns.ts';
import { personalData } from './personal-data.ts';

const about = new Set(personalData.filter(({ of, where }) => of?.length || where).map(({ table }) => table));
const ofTables = (columns: readonly string[]) => columns.filter((column) => about.has(column.split('.')[0] ?? ''));

const isErased = (column: string) => {
  const [table = '', name = ''] = column.split('.');
  return personalData.some((each) => each.table === table && (each.erases === 'rows' || name in (each.erases ?? {})));
};
const isKept = (column: string) => {
  const [table = '', name = ''] = column.split('.');
  return personalData.some((each) => each.table === table && name in (each.keeps ?? {}));
};
const isGiven = (column: string) => {
  const [table = '', name = ''] = column.split('.');
  return personalData.some((each) => each.table === table && each.gives?.includes(name));
};

it('each text of a table about people is exported, erased or kept by its declaration (D123)', async () => {
  const texts = ofTables(await textColumns());
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((column) => !(isGiven(column) || isErased(column) || isKept(column)))).toEqual([]);
});

it('each text that somebody typed about a person is erased, or kept with a reason (D123)', () => {
  const typed = ofTables(storedColumns('Typed'));
  expect(typed.filter((column) => !(isErased(column) || isKept(column)))).toEqual([]);
});
