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
  /** How long a token lives. */
  seconds?: number;
  more?: Ably.ClientOptions;
}

/** Ably's own client, in Node. Counts the tokens that it asked for. */
export function openClient({ url, key }: Pick<Instance, 'url' | 'key'>, options: Options) {
  const { userId, session, seconds = 3600, more } = options;
  const asked = { tokens: 0 };
  const clientOptions: Ably.ClientOptions = {
    ...hubOptions(url),
    disconnectedRetryTimeout: 100,
    logLevel: 0,
    authCallback: (_params, done) => {
      asked.tokens += 1;
      done(null, signToken(key, { userId, session, now: new Date(), seconds }));
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
