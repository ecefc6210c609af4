import { hubOptions } from '@academy/shared-auth/contract';
import Ably from 'ably';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/base/database/database.ts';
import { TEST_PASSWORD } from '../src/testing/builders/people.ts';
import { type Deployment, startDeployment } from './deployment/deployment.ts';
import { hasFrontPrograms } from './deployment/front-programs.ts';
import { startLoad } from './deployment/load.ts';
import { call, postgres, temporaryFolder } from './test-server.ts';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const MORE = 20;

/** Whether the replica has everything that the primary had at the call. */
async function hasCaughtUp(database: Database, standby: Database): Promise<boolean> {
  const [primary] = await database.sql.query<{ at: string }>({
    text: 'select pg_current_wal_insert_lsn()::text as at',
  });
  const [replica] = await standby.sql.query<{ done: boolean }>({
    text: 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as done',
    values: [primary?.at],
  });
  return replica?.done ?? false;
}

describe.runIf(postgres && hasFrontPrograms)('balancer, two processes, pooler, database and replica', () => {
  let deployment: Deployment;
  let people: Record<'admin' | 'teacher', { id: number; token: string }>;

  async function buildPerson(role: string) {
    const { id, email } = await deployment.buildUser({ role });
    const signedIn = await call(`${deployment.balancer.url}/api/login`, 'POST', { email, password: TEST_PASSWORD });
    return { id, token: signedIn.data.token as string };
  }

  beforeAll(async () => {
    deployment = await startDeployment(temporaryFolder('deployment'));
    people = { admin: await buildPerson('admin'), teacher: await buildPerson('teacher') };
  }, 300_000);
  afterAll(() => deployment?.stop());

  const post = async (url: string, token: string, text: string) =>
    (await call(`${url}/api/posts`, 'POST', { text: `<p>${text}</p>` }, bearer(token))).data.id as number;
  const feed = async (url: string, token: string): Promise<number[]> =>
    (await call(`${url}/api/posts`, 'GET', undefined, bearer(token))).data.map(({ id }: { id: number }) => id);

  it('the pooler of deploy/ limits the time of statements as a direct connection does', async () => {
    const { Client } = (await import('pg')).default;
    const client = new Client({ connectionString: deployment.pooler.url });
    await client.connect();
    const { rows } = await client.query(
      `select current_setting('statement_timeout') || ' ' || current_setting('jit') as set`,
    );
    expect(rows).toEqual([{ set: '30s off' }]);
    await client.end();
  });

  it('a message sent to one process reaches a listener of the other, and a job sends mail', async () => {
    const { first, second, database } = deployment;
    const { admin, teacher } = people;
    const ask = async () =>
      (await call(`${first.url}/api/realtime/token`, 'GET', undefined, bearer(teacher.token))).data;
    const { channel } = await ask();
    const client = new Ably.Realtime({
      ...hubOptions(first.url),
      logLevel: 0,
      authCallback: (_params, done) => void ask().then((grant) => done(null, grant.token)),
    });
    const heard: string[] = [];
    await client.channels.get(channel).subscribe('message', ({ data }) => heard.push(data.message.message));
    const message = { message: 'By the pooler', receiver_id: String(teacher.id) };
    await call(`${second.url}/api/messages/send`, 'POST', message, bearer(admin.token));
    await expect.poll(() => heard).toEqual(['By the pooler']);
    client.close();
    const letter = { name: 'Layla', email: 'layla@academy.test', message: 'A question' };
    await call(`${first.url}/api/contact`, 'POST', letter);
    const mails = () => database.sql.query({ text: 'select recipient from inbox_mails order by recipient' });
    await expect.poll(mails).toEqual([{ recipient: letter.email }, { recipient: 'office@academy.test' }]);
  });

  it('a feed is read from the replica, has all changes of its viewer by any process, and works without the replica', async () => {
    const { first, second, database, standby } = deployment;
    const { admin, teacher } = people;
    for (const { url } of [first, second]) expect(await feed(url, teacher.token)).toEqual([]);
    await expect.poll(() => hasCaughtUp(database, standby)).toBe(true);
    await standby.sql.query({ text: 'select pg_wal_replay_pause()' });
    const id = await post(first.url, admin.token, 'Not replayed yet');
    await call(`${second.url}/api/posts/${id}/approve`, 'PUT', undefined, bearer(admin.token));
    for (const { url } of [first, second]) {
      expect(await feed(url, admin.token)).toEqual([id]);
      expect(await feed(url, teacher.token)).toEqual([]);
    }
    await standby.sql.query({ text: 'select pg_wal_replay_resume()' });
    await expect.poll(() => feed(second.url, teacher.token)).toEqual([id]);
    deployment.loseReplica();
    for (const { url } of [first, second]) expect(await feed(url, teacher.token)).toEqual([id]);
  });

  it('kill -9 of one process behind the balancer loses at most the requests in progress', async () => {
    const { first, balancer, database } = deployment;
    const load = startLoad(balancer.url, people.teacher.token);
    await load.until(MORE);
    await first.kill();
    await load.until(MORE);
    const { failures, letters } = await load.stop();
    // Each user has one request at a time.
    expect(failures.filter((reasons) => reasons.length > 1)).toEqual([]);
    const stored = await database.sql.query({ text: 'select from form_submissions' });
    expect(stored.length).toBeGreaterThan(letters);
  });
});
