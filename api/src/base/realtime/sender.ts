import type { ErrorInfo, Rest } from 'ably';
import type { RealtimeEvent } from './publish.ts';

/** Milliseconds for one try. */
const TRY_MS = 5000;

/** The way to Ably, or to what speaks like it. */
export interface Sender {
  /** @param id the same id again is the same message. */
  send(id: string, event: RealtimeEvent): Promise<void>;
  /** Tells those who listen now; it is not kept for anybody. */
  sendOnce(event: RealtimeEvent): Promise<void>;
}

/** The address for publishing, as options of Ably's client; `{}` is Ably itself. */
export type Address = Record<string, string | number | boolean | string[]>;

/** Whether it is of no use to try this message again: it is rejected for what it is. */
export function isHopeless(error: unknown): boolean {
  const { statusCode } = error as Partial<ErrorInfo>;
  return statusCode === 400 || statusCode === 413;
}

/** Publishes by Ably's own client; it is loaded with the first message. */
export function ablySender(key: string, address: Address): Sender {
  let client: Promise<Rest> | undefined;
  const open = async () => {
    const { default: Ably } = await import('ably');
    return new Ably.Rest({ ...address, key, httpRequestTimeout: TRY_MS, logLevel: 0 });
  };
  const publish = async (channel: string, message: object) => {
    client ??= open();
    await (await client).channels.get(channel).publish(message);
  };
  return {
    send: (id, { channel, name, data }) => publish(channel, { id, name, data }),
    sendOnce: ({ channel, name, data }) => publish(channel, { name, data, extras: { ephemeral: true } }),
  };
}
