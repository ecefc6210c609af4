import { expect, it } from 'vitest';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';
import { listedColumns, textColumns } from '#testing/stored-columns.ts';
import { typedColumns } from '#testing/text-columns.ts';
import { personalData } from './personal-data.ts';

/** `table.column` of what each declaration names. */
const namedBy = (names: (declared: PersonalTable) => readonly string[]) =>
  new Set(personalData.flatMap((declared) => names(declared).map((name) => `${declared.table}.${name}`)));

const erasedRows = new Set(personalData.filter(({ erases }) => erases === 'rows').map(({ table }) => table));
const given = namedBy(({ gives = [] }) => gives);
const erased = namedBy(({ erases = {} }) => (erases === 'rows' ? [] : Object.keys(erases)));
const kept = namedBy(({ keeps = {} }) => Object.keys(keeps));

const about = new Set(personalData.filter(({ of, where }) => of?.length || where).map(({ table }) => table));
const tableOf = (column: string) => column.split('.')[0] ?? '';
const ofPeople = (columns: readonly string[]) => columns.filter((column) => about.has(tableOf(column)));
const isErased = (column: string) => erasedRows.has(tableOf(column)) || erased.has(column);

it('each text of a table about people is exported, erased or kept by its declaration (D123)', async () => {
  const texts = ofPeople(await textColumns());
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((column) => !given.has(column) && !isErased(column) && !kept.has(column))).toEqual([]);
});

it('each text that somebody typed about a person is erased, or kept with a reason (D123)', () => {
  const texts = ofPeople(listedColumns(typedColumns));
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((column) => !isErased(column) && !kept.has(column))).toEqual([]);
});

it('what is kept is a text that nothing erases (D123)', async () => {
  const texts = await textColumns();
  expect([...kept].filter((column) => !texts.includes(column) || isErased(column))).toEqual([]);
});
