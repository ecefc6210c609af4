import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hubOptions } from '@academy/shared-auth/contract';
import Ably from 'ably';
import type { Instance } from '#testing/live-instance.ts';
import type { TestApi } from '#testing/test-api.ts';
import { channelOf } from './publish.ts';
import { signToken } from './realtime-token.ts';

/** A user who is signed in, and may listen. */
export async function buildListener(api: TestApi) {
  const user = await api.buildUser();
  const token = await api.tokenFor(user);
  const viewer = await api.deps.sessions.find(token);
  if (!viewer) throw new Error('no session');
  return { userId: user.id, session: viewer.session, token, channel: channelOf(user.id) };
}

interface Options {
  userId: number;
  session: string;
  /** Beside the user's own channel. */
  channels?: readonly string[];
  /** How long a token lives. */
  seconds?: number;
  more?: Ably.ClientOptions;
}

/** Ably's own client, in Node. Counts the tokens that it asked for. */
export function openClient({ url, key }: Pick<Instance, 'url' | 'key'>, options: Options) {
  const { userId, session, channels = [], seconds = 3600, more } = options;
  const asked = { tokens: 0 };
  const clientOptions: Ably.ClientOptions = {
    ...hubOptions(url),
    disconnectedRetryTimeout: 100,
    logLevel: 0,
    authCallback: (_params, done) => {
      asked.tokens += 1;
      done(null, signToken(key, { userId, session, channels, now: new Date(), seconds }));
    },
    ...more,
  };
  return { client: new Ably.Realtime(clientOptions), asked };
}

/** What a client receives in a channel, as the published numbers, and how often it attached, resumed or anew. */
export async function listenTo(client: Ably.Realtime, channelName: string) {
  const heard: unknown[] = [];
  const resumed: boolean[] = [];
  const channel = client.channels.get(channelName);
  channel.on(['attached', 'update'], (change) => resumed.push(change.resumed));
  await channel.subscribe((message) => heard.push(message.data.n));
  return { heard, resumed };
}

export const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

interface Taken {
  channel: string;
  id: string;
  name: string;
  data: { n?: number };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += part;
  return body;
}

/** Something that takes messages as Ably does: once per id. `mood` says how it responds to each call. */
export async function standInForAbly(mood: (call: number) => number = () => 201) {
  const taken: Taken[] = [];
  let calls = 0;
  const reply: RequestListener = async (request, response) => {
    calls += 1;
    const status = mood(calls);
    const [message] = JSON.parse(await bodyOf(request)) as [{ id: string; name: string; data: string }];
    const channel = decodeURIComponent(request.url ?? '').split('/')[2] ?? '';
    const isNew = !taken.some(({ id, channel: other }) => id === message.id && channel === other);
    // A call that fails may have been heard all the same.
    if ((status === 201 || status === 502) && isNew)
      taken.push({ channel, id: message.id, name: message.name, data: JSON.parse(message.data) });
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(
      status === 201
        ? '{"serials":["a"]}'
        : JSON.stringify({ error: { code: status * 100, statusCode: status, message: 'no' } }),
    );
  };
  const server = createServer((request, response) => void reply(request, response)) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  return { taken, close, calls: () => calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
