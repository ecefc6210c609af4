import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { packageRoot } from '#base/database/package-root.ts';
import { escapeHtml } from '#base/http/html-page.ts';
import { pageLanguageOf, textsIn } from '#base/http/page-language.ts';
import { accountOf } from './consent.ts';
import { SANDBOX_PATH, type SandboxContext, type SandboxMeeting } from './sandbox-context.ts';
import { sandboxPage } from './sandbox-page.ts';
import { roomTexts } from './sandbox-texts.ts';

const MOST_NAME = 80;
const MOST_SIGNAL_BYTES = 64 * 1024;

const joinBody = v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MOST_NAME)) });
const keyBody = v.object({ key: v.string() });
const signalBody = v.object({ key: v.string(), to: v.string(), data: v.unknown() });

async function readJson<Schema extends v.GenericSchema>(c: Context, schema: Schema) {
  const text = await c.req.text();
  if (text.length > MOST_SIGNAL_BYTES) return null;
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

async function roomPage(c: Context, context: SandboxContext): Promise<Response> {
  const id = c.req.param('id') ?? '';
  const texts = textsIn(roomTexts, pageLanguageOf(c));
  const meeting = await context.store.find<SandboxMeeting>('meeting', id);
  if (!meeting) {
    const body = `<h1>${texts.missingTitle}</h1><p>${texts.missing}</p>`;
    return sandboxPage(c, { title: texts.missingTitle, body, status: 404 });
  }
  const account = await accountOf(c, context);
  const isHost = account?.id === meeting.accountId;
  const name = (isHost ? account?.name : undefined) ?? c.req.query('uname')?.slice(0, MOST_NAME) ?? '';
  const data = JSON.stringify({ path: `${SANDBOX_PATH}/rooms/${id}`, texts });
  const body = `<h1 dir="auto">${escapeHtml(meeting.topic)}</h1>
    <form id="lobby"><label>${texts.name}<input name="name" value="${escapeHtml(name)}" maxlength="${MOST_NAME}" dir="auto" required></label>
    <div class="actions"><button>${texts.join}</button></div></form>
    <p id="notice" role="status"></p>
    <section id="room" aria-label="${texts.people}" hidden><div id="tiles"></div>
    <div class="actions"><button type="button" id="microphone" aria-pressed="true"></button>
    <button type="button" id="camera" aria-pressed="true"></button>
    <button type="button" id="leave" class="danger">${texts.leave}</button></div></section>
    <p class="limits">${texts.limits}</p><template id="about" data-about="${escapeHtml(data)}"></template>`;
  return sandboxPage(c, { title: meeting.topic, body, isRoom: true });
}

/** A room's events for a browser, as server-sent events. */
function eventStream(context: SandboxContext, id: string, key: string): Response | null {
  const encoder = new TextEncoder();
  let stop: (() => void) | null = null;
  let isKnown = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (event: string, data: object) => {
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
        if (event === 'end') controller.close();
      };
      stop = context.rooms.listen(id, key, send);
      isKnown = stop !== null;
      controller.enqueue(encoder.encode('retry: 1000\n\n'));
    },
    cancel: () => stop?.(),
  });
  if (!isKnown) return null;
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } });
}

function mountRoomCalls(app: Hono, context: SandboxContext): void {
  const { rooms, store } = context;
  app.post('/rooms/:id/join', async (c) => {
    const given = await readJson(c, joinBody);
    const id = c.req.param('id');
    const meeting = await store.find<SandboxMeeting>('meeting', id);
    if (!given || !meeting) return c.json({}, given ? 404 : 400);
    const account = await accountOf(c, context);
    const joined = rooms.join(id, given.name, account?.id ?? null);
    return joined ? c.json(joined) : c.json({}, 409);
  });
  app.get(
    '/rooms/:id/events',
    (c) => eventStream(context, c.req.param('id'), c.req.query('key') ?? '') ?? c.body(null, 204),
  );
  app.post('/rooms/:id/signal', async (c) => {
    const given = await readJson(c, signalBody);
    const isSent = given && rooms.signal(c.req.param('id'), given.key, given.to, given.data);
    return c.json({}, isSent ? 200 : 404);
  });
  app.post('/rooms/:id/leave', async (c) => {
    const given = await readJson(c, keyBody);
    if (given) rooms.leave(c.req.param('id'), given.key);
    return c.json({});
  });
}

const file = (name: string, type: string) => async (c: Context) =>
  c.body(await readFile(path.join(packageRoot, 'src/sandboxes/zoom/room', name), 'utf8'), 200, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });

/** The meeting page: a small video room. */
export function mountRoom(app: Hono, context: SandboxContext): void {
  app.get('/j/:id', (c) => roomPage(c, context));
  app.get('/room.js', file('room.js', 'text/javascript'));
  app.get('/room.css', file('room.css', 'text/css'));
  mountRoomCalls(app, context);
}
