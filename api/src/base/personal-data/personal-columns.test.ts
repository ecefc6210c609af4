import { pgTable, text } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { defineFields } from '#base/fields/fields.ts';
import { personalColumns } from './personal-columns.ts';
import { erasureStatements, exportStatements } from './personal-data.ts';

const letters = pgTable('letters', { title: text('title'), sentBy: text('sent_by'), zone: text('zone') });

it('a list of fields says which columns an export contains, an erasure changes, and which texts stay (D123)', () => {
  const fields = defineFields({
    title: { column: 'title', personal: { gives: true } },
    sender: { column: 'sentBy', personal: { gives: true, erases: 'null' } },
    zone: { column: 'zone', personal: { keeps: 'a code' } },
    total: { json: 'count(*)' },
  });
  expect(personalColumns(letters, fields)).toEqual({
    table: 'letters',
    gives: ['title', 'sent_by'],
    erases: { sent_by: 'null' },
    keeps: { zone: 'a code' },
  });
});

it('a field of a person without a column of the table is an error', () => {
  expect(() => personalColumns(letters, { total: { personal: { gives: true } } })).toThrow('letters has no column');
});

it('a list of which an erasure changes no column, or an export contains none, has no statement for it', () => {
  const given = personalColumns(letters, { title: { column: 'title', personal: { gives: true } } });
  const kept = personalColumns(letters, { zone: { column: 'zone', personal: { keeps: 'a code' } } });
  const all = [given, kept].map((columns) => ({ ...columns, of: ['reader_id'] }));
  expect([erasureStatements(all).length, exportStatements(all).length]).toEqual([0, 1]);
});
