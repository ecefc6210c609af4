import { createHash } from 'node:crypto';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { Ctx } from './ctx.ts';

interface FirstAnswer {
  fingerprint: string;
  status: 200 | 201;
  body: string;
}

export interface Answered {
  status: 200 | 201;
  text: string;
  /** Whether this is the answer to an earlier request: nothing was done now. */
  repeated?: boolean;
}

const ownerOf = (ctx: Ctx) => (ctx.reader ? `user:${ctx.reader.userId}` : `ip:${ctx.ip}`);
const fingerprintOf = (call: string, input: unknown) =>
  createHash('sha256')
    .update(`${call}\n${JSON.stringify(input)}`)
    .digest('base64url');

/** @throws AppError `invalid`. */
export function checkKey(key: string): void {
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    throw fieldError('Idempotency-Key', 'invalid', 'Idempotency-Key must be 1 to 200 visible characters');
}

/**
 * Does a deed once per owner and key; within 24 h the same key gives the first answer again. The key, the deed and the
 * answer are one transaction: a crash leaves all of them or none, and a second request waits for the first.
 */
export function once(
  ctx: Ctx,
  key: string,
  call: string,
  input: unknown,
  run: (ctx: Ctx) => Promise<Answered>,
): Promise<Answered> {
  checkKey(key);
  const fingerprint = fingerprintOf(call, input);
  const owner = ownerOf(ctx);
  return ctx.sql.transaction(async (sql) => {
    const taken = await sql.query({
      text: `insert into idempotency_keys as kept (owner, key, fingerprint, created_at) values ($1, $2, $3, $4)
        on conflict (owner, key) do update set fingerprint = excluded.fingerprint, created_at = excluded.created_at
        where kept.created_at < $4::timestamptz - interval '24 hours' returning 1`,
      values: [owner, key, fingerprint, ctx.now],
    });
    if (taken.length === 0) return firstAnswer({ ...ctx, sql }, owner, key, fingerprint);
    const answer = await run({ ...ctx, sql });
    await sql.query({
      text: 'update idempotency_keys set status = $3, body = $4 where owner = $1 and key = $2',
      values: [owner, key, answer.status, answer.text],
    });
    return answer;
  });
}

async function firstAnswer(ctx: Ctx, owner: string, key: string, fingerprint: string): Promise<Answered> {
  const [first] = await ctx.sql.query<FirstAnswer>({
    text: 'select fingerprint, status, body from idempotency_keys where owner = $1 and key = $2',
    values: [owner, key],
  });
  if (!first || first.fingerprint !== fingerprint)
    throw new AppError('conflict', 'This Idempotency-Key was used for another request');
  return { status: first.status, text: first.body, repeated: true };
}
