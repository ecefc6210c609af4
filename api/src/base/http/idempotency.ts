import { createHash } from 'node:crypto';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { Ctx } from './ctx.ts';

interface FirstResponse {
  fingerprint: string;
  status: 200 | 201;
  body: string;
}

export interface IdempotentResponse {
  status: 200 | 201;
  text: string;
  /** Whether this is the response to an earlier request, and nothing was done now. */
  repeated?: boolean;
}

function ownerOf({ viewer, ip }: Ctx): string {
  if (viewer?.key) return `key:${viewer.key.id}`;
  return viewer ? `user:${viewer.userId}` : `ip:${ip}`;
}

const fingerprintOf = (call: string, input: unknown) =>
  createHash('sha256')
    .update(`${call}\n${JSON.stringify(input)}`)
    .digest('base64url');

/** @throws AppError `invalid`. */
export function checkKey(key: string): void {
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    throw fieldError('Idempotency-Key', 'invalid', 'Idempotency-Key must be 1 to 200 visible characters');
}

/** Whether a request with this key was responded to: a repetition does nothing and need not be counted. */
export async function isRepeated(ctx: Ctx, key: string): Promise<boolean> {
  checkKey(key);
  const rows = await ctx.sql.query({
    text: `select from idempotency_keys where owner = $1 and key = $2 and created_at >= $3::timestamptz - interval '24 hours'`,
    values: [ownerOf(ctx), key, ctx.now],
  });
  return rows.length > 0;
}

/**
 * Runs a change once per owner and key; within 24 h the same key returns the first response. Key, change and response
 * are stored in one transaction: a crash leaves all of them or none, and a second request waits for the first.
 */
export function runIdempotently(
  ctx: Ctx,
  key: string,
  call: string,
  input: unknown,
  run: (ctx: Ctx) => Promise<IdempotentResponse>,
): Promise<IdempotentResponse> {
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
    if (taken.length === 0) return firstResponse({ ...ctx, sql }, owner, key, fingerprint);
    const response = await run({ ...ctx, sql });
    await sql.query({
      text: 'update idempotency_keys set status = $3, body = $4 where owner = $1 and key = $2',
      values: [owner, key, response.status, response.text],
    });
    return response;
  });
}

/**
 * The response that a verb stored under this key.
 * @throws AppError `conflict` if the key belongs to another request.
 */
export async function keptResponse(ctx: Ctx, key: string, call: string, input: unknown): Promise<string | undefined> {
  if (!(await isRepeated(ctx, key))) return undefined;
  return (await firstResponse(ctx, ownerOf(ctx), key, fingerprintOf(call, input))).text;
}

/** Stores the response for 24 h; an already stored response stays. */
export async function keepResponse(ctx: Ctx, key: string, call: string, input: unknown, text: string): Promise<void> {
  await ctx.sql.query({
    text: `insert into idempotency_keys as kept (owner, key, fingerprint, created_at, status, body)
      values ($1, $2, $3, $4, 200, $5) on conflict (owner, key) do update set fingerprint = excluded.fingerprint,
        created_at = excluded.created_at, status = excluded.status, body = excluded.body
      where kept.created_at < $4::timestamptz - interval '24 hours'`,
    values: [ownerOf(ctx), key, fingerprintOf(call, input), ctx.now, text],
  });
}

async function firstResponse(ctx: Ctx, owner: string, key: string, fingerprint: string): Promise<IdempotentResponse> {
  const [first] = await ctx.sql.query<FirstResponse>({
    text: 'select fingerprint, status, body from idempotency_keys where owner = $1 and key = $2',
    values: [owner, key],
  });
  if (!first || first.fingerprint !== fingerprint)
    throw new AppError('conflict', 'This Idempotency-Key was used for another request');
  return { status: first.status, text: first.body, repeated: true };
}
