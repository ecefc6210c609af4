import { openSocket } from './raw-socket.ts';

/** The process that listens: it gets its tokens, reports its channels, then reports the time of each message. */
export interface Orders {
  url: string;
  tokens: string[];
}

export interface Listening {
  channels: string[];
}

export interface Heard {
  /** Milliseconds from publishing to receiving. */
  latency: number;
}

interface Message {
  action: number;
  messages?: { data: string }[];
}

const AT_ONCE = 32;
const CONNECTED = 4;
const ATTACH = 10;
const ATTACHED = 11;
const MESSAGE = 15;

const now = () => Number(process.hrtime.bigint()) / 1e6;
const say = (updates: Listening | Heard) => process.send?.(updates);

async function grantFor(url: string, token: string): Promise<{ token: string; channel: string }> {
  const response = await fetch(`${url}/api/realtime/token`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`the token was refused: ${response.status}`);
  return ((await response.json()) as { data: { token: string; channel: string } }).data;
}

async function listen(url: string, bearer: string): Promise<string> {
  const { token, channel } = await grantFor(url, bearer);
  const address = new URL(`/?access_token=${token}&format=json&heartbeats=false&v=6`, url);
  let send: (text: string) => void = () => {};
  const isListening = new Promise<void>((resolve) => {
    const hear = (text: string) => {
      const at = now();
      const { action, messages = [] } = JSON.parse(text) as Message;
      if (action === CONNECTED) setImmediate(() => send(JSON.stringify({ action: ATTACH, channel })));
      if (action === ATTACHED) resolve();
      if (action !== MESSAGE) return;
      for (const { data } of messages) say({ latency: at - (JSON.parse(data) as { at: number }).at });
    };
    void openSocket(address, hear).then((sender) => {
      send = sender;
    });
  });
  await isListening;
  return channel;
}

process.once('message', async ({ url, tokens }: Orders) => {
  const channels: string[] = [];
  const rest = [...tokens];
  const some = async () => {
    for (let token = rest.shift(); token; token = rest.shift()) channels.push(await listen(url, token));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
  say({ channels });
});
