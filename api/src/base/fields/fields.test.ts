import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  allColumnsOf,
  bodyOf,
  changedColumns,
  columnsOf,
  csvOf,
  defineFields,
  differingColumns,
  jsonOf,
  namesOf,
  responseOf,
  selectOf,
  storedOf,
} from './fields.ts';

const called = { en: 'Name', ar: 'الاسم' };
const nameByBoth = { name: called, fullName: called };
const fields = defineFields({
  name: {
    name: called,
    body: v.string(),
    column: 'fullName',
    response: v.string(),
    json: 'p.full_name',
    csv: true,
  },
  secret: { body: v.string(), column: 'hash' },
  total: { name: { en: 'Total', ar: 'المجموع' }, response: v.number(), json: 'count(*)' },
  createdAt: { column: 'createdAt' },
});

it('one list defines which fields are accepted, stored, read and exported', () => {
  expect(v.parse(bodyOf(fields), { name: 'Salma', secret: 'x', total: 3 })).toEqual({ name: 'Salma', secret: 'x' });
  expect(v.parse(responseOf(fields), { name: 'Salma', secret: 'x', total: 3 })).toEqual({ name: 'Salma', total: 3 });
  expect(jsonOf(fields)).toBe(`json_build_object('name', p.full_name, 'total', count(*))`);
  expect(selectOf(fields)).toBe('p.full_name as "name", count(*) as "total"');
  expect(csvOf(fields)).toEqual([[called, 'name']]);
  expect(namesOf(fields)).toEqual({ ...nameByBoth, total: { en: 'Total', ar: 'المجموع' } });
});

it('a field that was not sent sets no column, an empty field clears its column', () => {
  expect(columnsOf(fields, { name: null, total: 3, other: 1 })).toEqual({ fullName: null });
});

it('a request that replaces all fields clears those that it leaves out', () => {
  const written = defineFields({
    name: { body: v.string(), column: 'fullName' },
    notes: { body: v.nullish(v.string()), column: 'notes' },
    file: { body: v.string() },
  });
  expect(allColumnsOf(written, { name: 'Salma' })).toEqual({ fullName: 'Salma', notes: null });
});

it('of a stored row the accepted fields are read, by the names of the response', () => {
  const row = { id: 1, fullName: 'Salma', hash: null, createdAt: new Date(0) };
  expect(storedOf(fields, row)).toEqual({ name: 'Salma', secret: null });
});

it('a column with its former value does not count as changed', () => {
  const before = { fullName: 'Salma', notes: null, id: 1 };
  expect(changedColumns(before, { fullName: 'Salma', notes: 'New', phone: null })).toEqual({
    notes: 'New',
    phone: null,
  });
});

it('only sent fields that differ from the response become columns', () => {
  expect(differingColumns(fields, { name: 'Salma', total: 3 }, { name: 'Salma', secret: 'x' })).toEqual({ hash: 'x' });
  expect(differingColumns(fields, { name: 'Salma' }, { name: null, total: 4 })).toEqual({ fullName: null });
});
