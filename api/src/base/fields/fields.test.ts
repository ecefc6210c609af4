import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  bodyOf,
  changedColumns,
  columnsOf,
  csvOf,
  defineFields,
  differingColumns,
  jsonOf,
  responseOf,
} from './fields.ts';

const fields = defineFields({
  name: { body: v.string(), column: 'fullName', response: v.string(), json: 'p.full_name', csv: 'Name' },
  secret: { body: v.string(), column: 'hash' },
  total: { response: v.number(), json: 'count(*)' },
});

it('one list says what is accepted, stored, read and exported', () => {
  expect(v.parse(bodyOf(fields), { name: 'Salma', secret: 'x', total: 3 })).toEqual({ name: 'Salma', secret: 'x' });
  expect(v.parse(responseOf(fields), { name: 'Salma', secret: 'x', total: 3 })).toEqual({ name: 'Salma', total: 3 });
  expect(jsonOf(fields)).toBe(`json_build_object('name', p.full_name, 'total', count(*))`);
  expect(csvOf(fields)).toEqual([['Name', 'name']]);
});

it('what was not sent is no column, what was emptied is', () => {
  expect(columnsOf(fields, { name: null, total: 3, other: 1 })).toEqual({ fullName: null });
});

it('a column that stays as it was has not changed', () => {
  const before = { fullName: 'Salma', notes: null, id: 1 };
  expect(changedColumns(before, { fullName: 'Salma', notes: 'New', phone: null })).toEqual({
    notes: 'New',
    phone: null,
  });
});

it('of what was sent only what differs from what is shown is a column', () => {
  expect(differingColumns(fields, { name: 'Salma', total: 3 }, { name: 'Salma', secret: 'x' })).toEqual({ hash: 'x' });
  expect(differingColumns(fields, { name: 'Salma' }, { name: null, total: 4 })).toEqual({ fullName: null });
});
