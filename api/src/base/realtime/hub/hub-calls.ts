import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { sha256 } from '#base/auth/tokens.ts';
import type { Logger } from '#base/observability/logger.ts';
import type { Hub } from './hub.ts';
import { HubError, MOST_MESSAGE_BYTES } from './protocol.ts';

const MOST_MESSAGES = 20;
/** The most characters of an event that is not stored: a notification of the database has at most 8000 bytes. */
const MOST_EVENT = 2000;

const messageSchema = v.object({
  id: v.optional(v.pipe(v.string(), v.maxLength(200))),
  name: v.optional(v.pipe(v.string(), v.maxLength(200))),
  data: v.optional(v.unknown()),
  encoding: v.optional(v.string()),
  extras: v.optional(v.looseObject({ ephemeral: v.optional(v.boolean()) })),
});
const messagesSchema = v.pipe(v.array(messageSchema), v.minLength(1), v.maxLength(MOST_MESSAGES));

function admit(c: Context, { key }: Hub): void {
  const [, credentials = ''] = /^Basic (\S+)$/.exec(c.req.header('authorization') ?? '') ?? [];
  const given = Buffer.from(credentials, 'base64').toString();
  if (!timingSafeEqual(sha256(given), sha256(`${key.name}:${key.secret}`)))
    throw new HubError(40160, 401, 'Only the key of this installation may publish');
}

async function readMessages(c: Context) {
  try {
    const body: unknown = JSON.parse(await c.req.text());
    return v.parse(messagesSchema, Array.isArray(body) ? body : [body]);
  } catch {
    throw new HubError(40000, 400, 'This is no message in JSON');
  }
}

async function publish(c: Context, hub: Hub): Promise<Response> {
  admit(c, hub);
  const channel = c.req.param('channel') ?? '';
  const serials: string[] = [];
  for (const { id, extras, ...body } of await readMessages(c)) {
    const key = id ?? `${randomUUID()}:0`;
    const isKept = !extras?.ephemeral || JSON.stringify(body).length > MOST_EVENT;
    await (isKept ? hub.log.append(channel, key, body) : hub.log.mention(channel, body));
    serials.push(key);
  }
  return c.json({ channel, messageId: serials[0], serials }, 201);
}

function rejection(c: Context, { info }: HubError): Response {
  const headers = { 'X-Ably-Errorcode': String(info.code), 'X-Ably-Errormessage': info.message };
  return c.json({ error: info }, info.statusCode as 400, headers);
}

/** The only call of Ably's REST interface that the academy makes: publishing, which needs the key. */
export function mountHubCalls(app: Hono, hub: Hub, logger: Logger): void {
  const onError = (c: Context) => rejection(c, new HubError(40009, 413, 'The message is too long'));
  app.post('/channels/:channel/messages', bodyLimit({ maxSize: MOST_MESSAGE_BYTES, onError }), async (c) => {
    c.set('route', '/channels/:channel/messages');
    try {
      return await publish(c, hub);
    } catch (error) {
      if (!(error instanceof HubError)) logger.error({ err: error, requestId: c.get('requestId') }, 'request failed');
      return rejection(c, error instanceof HubError ? error : new HubError(50000, 500, 'Not possible right now'));
    }
  });
}
