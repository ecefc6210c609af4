import { randomInt } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { SANDBOX_PATH, type SandboxAccount, type SandboxContext, type SandboxMeeting } from './sandbox-context.ts';
import { keyOf } from './sandbox-store.ts';

/** As at Zoom: how many meetings one account can make and change in a day. */
const MOST_CALLS = 100;
const DAY_S = 86_400;

const body = v.object({
  topic: v.pipe(v.string(), v.maxLength(200)),
  start_time: v.pipe(v.string(), v.isoTimestamp()),
  duration: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

interface Signed {
  Variables: { accountId: string };
}
type SignedContext = Context<Signed>;

const missing = (c: Context) => c.json({ code: 3001, message: 'Meeting does not exist' }, 404);

async function readMeeting(c: Context) {
  const parsed = v.safeParse(body, await c.req.json().catch(() => null));
  return parsed.success ? parsed.output : null;
}

async function ownMeeting(c: SignedContext, { store }: SandboxContext) {
  const meeting = await store.find<SandboxMeeting>('meeting', c.req.param('id') ?? '');
  return meeting?.accountId === c.get('accountId') ? meeting : null;
}

function wire(id: string, meeting: SandboxMeeting, { publicUrl }: SandboxContext) {
  const { accountId, ...details } = meeting;
  return { id: Number(id), host_id: accountId, type: 2, ...details, join_url: `${publicUrl}${SANDBOX_PATH}/j/${id}` };
}

const newId = () => String(randomInt(10 ** 10, 10 ** 11));

/** The part of Zoom's API that the academy calls. */
export function mountMeetingCalls(app: Hono, context: SandboxContext): void {
  const { store, now } = context;
  const signed = createMiddleware<Signed>(async (c, next) => {
    const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    const held = await store.find<{ accountId: string }>('access', keyOf(token));
    if (!held) return c.json({ code: 124, message: 'Invalid access token.' }, 401);
    c.set('accountId', held.accountId);
    return next();
  });
  const counted = createMiddleware<Signed>(async (c, next) => {
    if ((await store.countCall(c.get('accountId'))) <= MOST_CALLS) return next();
    const left = DAY_S - (Math.floor(now().getTime() / 1000) % DAY_S);
    return c.json({ code: 429, message: 'The daily limit is used up' }, 429, { 'Retry-After': String(left) });
  });
  app.get('/v2/users/me', signed, async (c) => {
    const id = c.get('accountId');
    const account = await store.find<SandboxAccount>('account', id);
    return c.json({ id, display_name: account?.name ?? '', email: '' });
  });
  app.post('/v2/users/me/meetings', signed, counted, async (c) => {
    const given = await readMeeting(c);
    if (!given) return c.json({ code: 300, message: 'Validation Failed.' }, 400);
    const id = newId();
    const meeting = { ...given, accountId: c.get('accountId') };
    await store.put('meeting', id, meeting);
    return c.json(wire(id, meeting, context), 201);
  });
  app.patch('/v2/meetings/:id', signed, counted, async (c) => {
    const meeting = await ownMeeting(c, context);
    const given = await readMeeting(c);
    if (!meeting) return missing(c);
    if (!given) return c.json({ code: 300, message: 'Validation Failed.' }, 400);
    await store.put('meeting', c.req.param('id'), { ...meeting, ...given });
    return c.body(null, 204);
  });
  app.get('/v2/meetings/:id', signed, async (c) => {
    const meeting = await ownMeeting(c, context);
    return meeting ? c.json(wire(c.req.param('id'), meeting, context)) : missing(c);
  });
  app.delete('/v2/meetings/:id', signed, async (c) => {
    if (!(await ownMeeting(c, context))) return missing(c);
    await store.take('meeting', c.req.param('id'));
    return c.body(null, 204);
  });
}
