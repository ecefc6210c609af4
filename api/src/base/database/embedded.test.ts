import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from './database.ts';

const onFailure = (error: Error) => {
  throw error;
};
const open = (folder: string) => openDatabase({ databaseUrl: undefined, folder, poolSize: 1, onFailure });

describe('the embedded database', () => {
  let database: Database;
  const heard: string[] = [];

  beforeAll(async () => {
    database = await open('memory://');
    database.listen('news', (payload) => heard.push(payload));
    await database.pool.query('create table notes (id int primary key, text text)');
  });
  afterAll(() => database.close());

  it('the embedded database rolls back a failed transaction and continues', async () => {
    const rejected = database.sql.transaction(async (sql) => {
      await sql.query({ text: 'insert into notes values (1, $1)', values: ['kept?'] });
      await sql.query({ text: 'insert into notes values (1, $1)', values: ['twice'] });
    });
    await expect(rejected).rejects.toMatchObject({ code: '23505', constraint: 'notes_pkey' });
    expect(await database.sql.query({ text: 'select * from notes' })).toEqual([]);
  });

  it('the embedded database closes while a query is running', async () => {
    const another = await open('memory://');
    const response = another.sql.query<{ n: number }>({ text: 'select 1 as n from pg_sleep(0.2)' });
    await another.close();
    expect(await response).toEqual([{ n: 1 }]);
  });

  it('the embedded database rolls back when a connection breaks inside a transaction', async () => {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query("insert into notes values (2, 'half')");
    await client.query({ name: 'same-name', text: 'select 1 as n' });
    client.release(true);
    expect(await database.sql.query({ text: 'select * from notes' })).toEqual([]);
    expect(await database.sql.query({ name: 'same-name', text: 'select 2 as n' })).toEqual([{ n: 2 }]);
  });

  it('listeners get notifications, also after a lost connection', async () => {
    await database.pool.query("notify news, 'first'");
    expect(heard).toContain('first');
    (await database.pool.connect()).release(true);
    await database.pool.query("notify news, 'second'");
    expect(heard).toContain('second');
  });

  it('the embedded database stores values of megabytes in both scripts', async () => {
    const text = 'سلام salam '.repeat(200_000);
    const [row] = await database.sql.query<{ text: string }>({ text: 'select $1::text as text', values: [text] });
    expect(row?.text).toBe(text);
  });

  it('the embedded database runs queries in order, and each gets its own result', async () => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) => database.sql.query({ text: 'select $1::int as n', values: [n] })),
    );
    expect(responses.map(([row]) => row)).toEqual(Array.from({ length: 50 }, (_, n) => ({ n })));
  });
});

it('a data folder of another version is rejected with a clear message', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'academy-version-'));
  writeFileSync(path.join(folder, 'PG_VERSION'), '16\n');
  try {
    await expect(open(folder)).rejects.toThrow('was written by PostgreSQL 16');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('a first start that was killed half-way can start again', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'academy-first-'));
  const folder = path.join(root, 'database');
  mkdirSync(`${folder}.new`);
  writeFileSync(path.join(`${folder}.new`, 'PG_VERSION'), '18\n');
  try {
    const first = await open(folder);
    await first.pool.query('create table kept as select 1 as n');
    await first.close();
    expect(existsSync(`${folder}.new`)).toBe(false);
    const second = await open(folder);
    expect(await second.sql.query({ text: 'select n from kept' })).toEqual([{ n: 1 }]);
    await second.close();
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
