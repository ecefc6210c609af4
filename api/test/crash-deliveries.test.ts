import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startServer } from './server-process.ts';
import { builtServer, emptyDatabase, inFull, postgres, temporaryFolder } from './test-server.ts';

const ROUNDS = inFull ? 20 : 4;
const DELIVERIES = 500;

/** Message-IDs in the order of arrival, with duplicates. */
const received: string[] = [];
let onMail: () => void = () => {};
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    buffer(stream)
      .then((raw) => PostalMime.parse(raw))
      .then(({ messageId }) => {
        received.push(messageId ?? '');
        onMail();
        done();
      }, done);
  },
});

// Connections of processes that were killed while sending a mail.
mailServer.on('error', () => {});

/** Resolves after this many further mails. */
const mailsMore = (count: number) =>
  new Promise<void>((resolve) => {
    const wanted = Math.min(DELIVERIES, received.length + count);
    onMail = () => {
      if (received.length >= wanted) resolve();
    };
    onMail();
  });

const addText = `with person as (
    insert into users (name, email, password_hash, role_id, timezone)
    select 'Person ' || n, 'person-' || n || '@academy.test', 'x', (select id from roles where name = 'guest'), 'UTC'
    from generate_series(1, ${DELIVERIES}) n returning id, email),
  notified as (
    insert into notifications (recipient_id, key, params, actor_ids, scope, related_id, span, created_at)
    select id, 'account.password', '{}', '{}', 'product', id, 0, now() from person returning id, recipient_id, created_at)
  insert into deliveries (notification_id, user_id, key, channel, target, related_id, params, is_digest, notified_at, due_at)
  select n.id, p.id, 'account.password', 'mail', p.email, p.id, '{}', false, n.created_at, n.created_at
  from notified n join person p on p.id = n.recipient_id`;

describe.runIf(postgres)(`two sending processes, one of them killed ${ROUNDS} times (D81)`, () => {
  let client: pg.Client;
  const running: ServerProcess[] = [];

  beforeAll(async () => {
    mailServer.listen(0, '127.0.0.1');
    await once(mailServer.server, 'listening');
    const url = await emptyDatabase('deliveries');
    const { port } = mailServer.server.address() as AddressInfo;
    const environment = {
      ...{ DATA_DIR: temporaryFolder('deliveries'), DEMO: '0', DATABASE_URL: url },
      ...{ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Academy <a@academy.test>' },
    };
    const start = () => startServer(builtServer(), environment);
    running.push(await start(), await start());
    client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(addText);
    await client.query(`select pg_notify('academy_deliveries', '0')`);
    for (let round = 0; round < ROUNDS; round += 1) {
      await mailsMore(10 + ((round * 7) % 11));
      await running.shift()?.kill();
      running.push(await start());
    }
  }, 240_000);

  afterAll(async () => {
    await client?.end();
    for (const each of running) await each.stop();
    await new Promise<void>((resolve) => mailServer.close(resolve));
  });

  it('a kill loses no delivery, and repeats at most one mail with the same Message-ID', async () => {
    const open = async () => (await client.query('select from deliveries where due_at is not null')).rowCount;
    // A job runs each minute for deliveries of a killed process, after their lease has ended.
    await expect.poll(open, { timeout: 200_000, interval: 500 }).toBe(0);
    const { rows } = await client.query('select status, count(*)::int from deliveries group by status');
    expect(rows).toEqual([{ status: 'sent', count: DELIVERIES }]);
    const mails = new Set(received).size;
    expect(mails).toBe(DELIVERIES);
    expect(received.length - mails).toBeLessThanOrEqual(ROUNDS + 1);
  }, 240_000);
});
