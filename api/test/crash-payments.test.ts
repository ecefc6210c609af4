import { beforeAll, describe, expect, it } from 'vitest';
import { embeddedFolder, openDatabase } from '../src/base/database/database.ts';
import { PaymentWriter } from './crash/payment-writer.ts';
import { writeAndKill } from './crash/writer.ts';
import { startServer } from './server-process.ts';
import {
  builtServer,
  call,
  copySeededFolder,
  emptyDatabase,
  inFull,
  postgres,
  signIn,
  temporaryFolder,
} from './test-server.ts';

const ROUNDS = inFull ? 20 : 2;
const BUYERS = 3;
const CLASSES = 8;

const dataDir = temporaryFolder('crash-payments');

describe(`the server on ${postgres ? 'PostgreSQL' : 'the embedded database'}, killed ${ROUNDS} times between payment and grant`, () => {
  let writers: PaymentWriter[] = [];
  const databaseUrl = postgres ? emptyDatabase('crash_payments') : undefined;
  const start = async () => {
    const url = await databaseUrl;
    const environment = { DATA_DIR: dataDir, RATE_LIMIT_REQUESTS: '1000000', ...(url ? { DATABASE_URL: url } : {}) };
    return startServer(builtServer(), environment);
  };

  async function openWriters(url: string): Promise<PaymentWriter[]> {
    const headers = { authorization: `Bearer ${await signIn(url, 'admin')}` };
    const body = { title: 'Crash', classesNum: CLASSES, prices: [{ currency: 'USD', amount: 40 }], visibleTo: [] };
    const { data } = await call(`${url}/api/packages`, 'POST', body, headers);
    const buyers: PaymentWriter[] = [];
    for (let number = 0; number < BUYERS; number += 1) {
      const person = {
        name: 'Buyer',
        email: `buyer-${number}@academy.test`,
        password: 'academy-demo',
        phone: `0799000000${number}`,
      };
      buyers.push(new PaymentWriter((await call(`${url}/api/auth/signup`, 'POST', person)).token, data._id));
    }
    return buyers;
  }

  beforeAll(async () => {
    if (!postgres) await copySeededFolder(dataDir);
    for (let round = 0; round < ROUNDS; round += 1) {
      const running = await start();
      if (writers.length === 0) writers = await openWriters(running.url);
      for (const writer of writers) await writer.settle(running.url);
      await writeAndKill(running, writers, {
        enough: 3,
        isUnderWay: () => writers.some((writer) => writer.isPaid()),
      });
      expect(running.complaints).toEqual([]);
    }
    const last = await start();
    for (const writer of writers) await writer.settle(last.url);
    expect(await last.stop()).toBe(0);
    expect(last.complaints).toEqual([]);
  }, 900_000);

  it('after a crash each payment is booked exactly once', async () => {
    const onFailure = (error: Error) => expect.unreachable(error.message);
    const folder = embeddedFolder(dataDir);
    const database = await openDatabase({ databaseUrl: await databaseUrl, folder, poolSize: 1, onFailure });
    try {
      const rows = await database.sql.query<{ id: number; isPaid: boolean; lines: number[]; notified: number }>({
        text: `select p.id, o.data ->> 'status' = 'complete' as "isPaid",
          array(select l.delta from class_ledger l join payments y on l.ref = 'payment:' || y.id where y.purchase_id = p.id) as lines,
          (select count(*)::int from notifications n join payments y on n.related_id = y.id
            where y.purchase_id = p.id and n.key = 'payment.paid' and n.recipient_id = p.user_id) as notified
          from purchases p left join payment_sandbox_objects o on o.id = p.checkout_id
          where p.user_id in (select id from users where name = 'Buyer')`,
      });
      for (const { id, isPaid, lines, notified } of rows)
        expect([lines, notified], `purchase ${id}`).toEqual(isPaid ? [[CLASSES], 1] : [[], 0]);
      expect(rows.filter(({ isPaid }) => isPaid).length).toBeGreaterThan(ROUNDS);
    } finally {
      await database.close();
    }
  });
});
