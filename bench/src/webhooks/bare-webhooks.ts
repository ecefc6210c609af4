// The smallest server for a payment event: node:http, the signature, one statement that stores it once.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';

const { DATABASE_URL: connectionString, PORT, SECRET = '' } = process.env;
const pool = new pg.Pool({ connectionString, max: 10 });
await pool.query(
  'create table bare_events (id text primary key, type text not null, received_at timestamptz not null)',
);

function isSigned(body: string, header: string): boolean {
  const [, at, given = ''] = /^t=(\d+),v1=([0-9a-f]+)$/.exec(header) ?? [];
  const wanted = createHmac('sha256', SECRET).update(`${at}.${body}`).digest();
  const found = Buffer.from(given, 'hex');
  return found.length === wanted.length && timingSafeEqual(found, wanted);
}

async function take(body: string, header: string): Promise<number> {
  if (!isSigned(body, header)) return 401;
  const { id, type } = JSON.parse(body) as { id: string; type: string };
  const insert = 'insert into bare_events (id, type, received_at) values ($1, $2, now()) on conflict do nothing';
  await pool.query(insert, [id, type]);
  return 200;
}

createServer((request, response) => {
  text(request)
    .then((body) => take(body, String(request.headers['stripe-signature'])))
    .then(
      (status) => response.writeHead(status, { 'content-type': 'application/json' }).end('{"message":"Received"}'),
      (error: Error) => response.writeHead(500).end(error.message),
    );
}).listen(Number(PORT));
