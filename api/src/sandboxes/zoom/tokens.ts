import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { newToken } from '#base/auth/tokens.ts';
import type { SandboxContext } from './sandbox-context.ts';
import { keyOf } from './sandbox-store.ts';

const ACCESS_SECONDS = 3600;
const REFRESH_SECONDS = 90 * 86_400;

interface Code {
  accountId: string;
  challenge: string;
  redirectUri: string;
}

const invalid = (c: Context) => c.json({ reason: 'Invalid grant', error: 'invalid_grant' }, 400);

async function issue(c: Context, { store }: SandboxContext, accountId: string): Promise<Response> {
  const access = newToken();
  const refresh = newToken();
  await store.put('access', keyOf(access), { accountId }, ACCESS_SECONDS);
  await store.put('refresh', keyOf(refresh), { accountId }, REFRESH_SECONDS);
  return c.json({
    access_token: access,
    token_type: 'bearer',
    refresh_token: refresh,
    expires_in: ACCESS_SECONDS,
    scope: 'meeting:write:meeting meeting:update:meeting meeting:delete:meeting user:read:user',
  });
}

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

async function exchange(c: Context, context: SandboxContext, form: Record<string, unknown>): Promise<Response> {
  const code = await context.store.take<Code>('code', keyOf(String(form.code)));
  const isRight =
    code && code.redirectUri === form.redirect_uri && code.challenge === challengeOf(String(form.code_verifier));
  return isRight ? issue(c, context, code.accountId) : invalid(c);
}

/** A refresh token can be used once: it is deleted when the next one is issued. */
async function renew(c: Context, context: SandboxContext, form: Record<string, unknown>): Promise<Response> {
  const held = await context.store.take<{ accountId: string }>('refresh', keyOf(String(form.refresh_token)));
  return held ? issue(c, context, held.accountId) : invalid(c);
}

/** Tokens only for the academy, which proves itself with its secret. */
export function mountTokens(app: Hono, context: SandboxContext): void {
  const { clientId, clientSecret, store } = context;
  const right = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  app.use('/oauth/:call{token|revoke}', async (c, next) =>
    c.req.header('authorization') === right ? next() : c.json({ error: 'invalid_client' }, 401),
  );
  app.post('/oauth/token', async (c) => {
    const form = await c.req.parseBody();
    if (form.grant_type === 'authorization_code') return exchange(c, context, form);
    return form.grant_type === 'refresh_token' ? renew(c, context, form) : invalid(c);
  });
  app.post('/oauth/revoke', async (c) => {
    const { token } = await c.req.parseBody();
    const held = await store.find<{ accountId: string }>('access', keyOf(String(token)));
    if (held) await store.revoke(held.accountId);
    return c.json({ status: 'success' });
  });
}
