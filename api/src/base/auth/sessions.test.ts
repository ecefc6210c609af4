import { describe, expect, it } from 'vitest';
import { openDatabase } from '#base/database/database.ts';
import { openSessions } from '#sessions.ts';
import { useTestApi } from '#testing/shared-api.ts';
import type { Sessions } from './sessions.ts';

const api = await useTestApi();
const { connectionString } = api.deps.database.pool.options as { connectionString?: string };

/** Two processes need a server: the messages between them are tested only there. */
const onServer = it.runIf(connectionString !== undefined);

async function asAnotherProcess(run: (sessions: Sessions) => Promise<void>): Promise<void> {
  const onFailure = (error: Error) => {
    throw error;
  };
  const database = await openDatabase({ databaseUrl: connectionString, folder: '', poolSize: 2, onFailure });
  try {
    await run(openSessions(database, api.clock.now));
  } finally {
    await database.close();
  }
}

onServer('a sign-out in one process is a sign-out in the others', async () => {
  const token = await api.tokenFor(await api.buildUser());
  await asAnotherProcess(async (sessions) => {
    expect(await sessions.find(token)).not.toBeNull();
    await api.request('post', '/api/auth/logout', { token });
    await expect.poll(() => sessions.find(token)).toBeNull();
  });
});

onServer('a permission taken in one process is gone in the others', async () => {
  const token = await api.tokenFor(await api.buildUser({ permissions: ['timeline.read'] }));
  await asAnotherProcess(async (sessions) => {
    expect((await sessions.find(token))?.permissions.has('timeline.read')).toBe(true);
    await api.deps.database.sql.query({
      text: 'delete from role_permissions p using roles r where r.id = p.role_id and not r.built_in',
    });
    await expect.poll(async () => (await sessions.find(token))?.permissions.size).toBe(0);
  });
});

onServer('a process whose connection was cut hears again, and forgets what it may have missed', async () => {
  const token = await api.tokenFor(await api.buildUser());
  const { sql } = api.deps.database;
  await asAnotherProcess(async (sessions) => {
    expect(await sessions.find(token)).not.toBeNull();
    await sql.query({
      text: `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`,
    });
    await sql.query({ text: 'delete from sessions' });
    await expect.poll(() => sessions.find(token)).toBeNull();
  });
});

describe('starting a session', () => {
  const { sql } = api.deps.database;
  const countOf = async (userId: number) =>
    (await sql.query({ text: 'select from sessions where user_id = $1', values: [userId] })).length;

  it('a session starts only with the current password of an active, undeleted user', async () => {
    const [user, inactive, deleted] = [
      await api.buildUser(),
      await api.buildUser({ active: false }),
      await api.buildUser({ deletedAt: api.clock.now() }),
    ];
    const begin = (userId: number, passwordHash: string) => api.deps.sessions.begin(sql, { userId, passwordHash });
    expect(await begin(user.id, user.passwordHash)).not.toBeNull();
    expect(await begin(user.id, 'the hash of before')).toBeNull();
    expect(await begin(inactive.id, inactive.passwordHash)).toBeNull();
    expect(await begin(deleted.id, deleted.passwordHash)).toBeNull();
    expect([await countOf(user.id), await countOf(inactive.id), await countOf(deleted.id)]).toEqual([1, 0, 0]);
  });

  onServer.each([
    ['the password', `password_hash = 'another'`],
    ['the state', 'active = false'],
  ])('waits for a change of %s, and then begins none', async (_what, change) => {
    const user = await api.buildUser();
    let initial: Promise<string | null> | undefined;
    await sql.transaction(async (inner) => {
      await inner.query({ text: `update users set ${change} where id = $1`, values: [user.id] });
      initial = api.deps.sessions.begin(sql, { userId: user.id, passwordHash: user.passwordHash });
      const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      // Outside of the transaction, because a transaction keeps the activity that it read first.
      await expect.poll(() => sql.query({ text: waiting })).toHaveLength(1);
    });
    expect(await initial).toBeNull();
    expect(await countOf(user.id)).toBe(0);
  });
});

it('a cached session is found without a database query', async () => {
  const token = await api.tokenFor(await api.buildUser());
  const first = await api.deps.sessions.find(token);
  expect(await api.deps.sessions.find(token)).toBe(first);
});

describe('the days of a session (D61, D86)', () => {
  const DAY_MS = 24 * 60 * 60_000;
  const setDays = async (session_days: number) => {
    const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
    expect((await api.request('put', '/api/settings', { token, body: { session_days } })).status).toBe(200);
  };
  const isAlive = async (token: string) => {
    api.deps.sessions.dropAll();
    return (await api.request('get', '/api/profile', { token })).status === 200;
  };

  it('a session ends after the set number of days without a visit, and each visit restarts the count', async () => {
    await setDays(2);
    const token = await api.tokenFor(await api.buildUser());
    for (const _visit of [1, 2]) {
      api.clock.advance(2 * DAY_MS - 1000);
      expect(await isAlive(token)).toBe(true);
    }
    api.clock.advance(2 * DAY_MS);
    expect(await isAlive(token)).toBe(false);
  });

  it('a session that started under a longer limit ends sooner after its next use', async () => {
    const token = await api.tokenFor(await api.buildUser());
    await setDays(1);
    expect(await isAlive(token)).toBe(true);
    api.clock.advance(DAY_MS);
    expect(await isAlive(token)).toBe(false);
  });
});
