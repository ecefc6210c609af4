import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockedTables } from '#testing/locked-tables.ts';
import { type Schema, schemaBreaks } from '#testing/schema-breaks.ts';
import { packageRoot } from './package-root.ts';

/** From this migration on, each runs in a transaction of its own (ADR 138), and closes one table. */
const FIRST_OF_ONE_TABLE = 83;

const read = (file: string) => JSON.parse(readFileSync(path.join(packageRoot, 'drizzle', file), 'utf8')) as unknown;
const { entries } = read('meta/_journal.json') as { entries: { idx: number; tag: string }[] };

describe('migrations', () => {
  it('a migration closes one table to others at most; what changes several is split', () => {
    const ofOneTable = entries.filter(({ idx }) => idx >= FIRST_OF_ONE_TABLE);
    const closed = ofOneTable.map(({ tag }) => ({
      tag,
      tables: lockedTables(readFileSync(path.join(packageRoot, 'drizzle', `${tag}.sql`), 'utf8')),
    }));
    expect(closed.filter(({ tables }) => tables.length > 1)).toEqual([]);
  });

  it('the tables that a migration closes are those that it alters, without its own and without foreign keys', () => {
    const migration = [
      'CREATE TABLE "notes" ("id" bigint);',
      'ALTER TABLE "notes" ADD COLUMN "text" text;',
      'ALTER TABLE "notes" ADD CONSTRAINT "notes_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");',
      '-- Who wrote it.\nalter table users\n  add column notes int;',
      'ALTER TABLE "public"."sessions" DROP COLUMN "a";\nalter table only posts validate constraint posts_check;',
    ].join('--> statement-breakpoint\n');
    expect(lockedTables(migration)).toEqual(['sessions', 'users']);
  });

  it('columns and rules with which the former release cannot work are found', () => {
    const column = (name: string, more = {}) => ({ [name]: { name, type: 'text', notNull: false, ...more } });
    const schema = (columns: object, more = {}) => ({ tables: { 'public.posts': { columns, ...more } } }) as Schema;
    const before = schema({ ...column('text'), ...column('kind'), ...column('note') });
    const after = schema(
      {
        ...column('text', { type: 'jsonb' }),
        ...column('note', { notNull: true }),
        ...column('place', { notNull: true }),
        ...column('since', { notNull: true, default: 'now()' }),
      },
      { indexes: { posts_text_idx: { isUnique: false }, posts_note_key: { isUnique: true } } },
    );
    expect(schemaBreaks(before, after)).toEqual([
      'posts.text is jsonb, was text',
      'posts.kind is gone',
      'posts.note may not be null any more',
      'posts.place is new and has no default',
      'posts has a new rule posts_note_key',
    ]);
    expect(schemaBreaks(before, { tables: {} })).toEqual(['posts is gone']);
  });
});
