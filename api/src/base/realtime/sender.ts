import type { ErrorInfo, Rest } from 'ably';
import { outsideCalls } from '#base/limits/outside-calls.ts';
import type { RealtimeEvent } from './publish.ts';

/** Sends to Ably, or to a hub with the same interface. */
export interface Sender {
  /** @param id a second message with the same id is not sent again. */
  send(id: string, event: RealtimeEvent): Promise<void>;
  /** Sends to current listeners; nothing is stored. */
  sendOnce(event: RealtimeEvent): Promise<void>;
}

/** The address for publishing, as options of Ably's client; `{}` means Ably itself. */
export type Address = Record<string, string | number | boolean | string[]>;

/** Whether another try is useless, because the message itself was rejected. */
export function isHopeless(error: unknown): boolean {
  const { statusCode } = error as Partial<ErrorInfo>;
  return statusCode === 400 || statusCode === 413;
}

/** Publishes with Ably's own client, which is loaded for the first message. */
export function ablySender(key: string, address: Address): Sender {
  let client: Promise<Rest> | undefined;
  const open = async () => {
    const { default: Ably } = await import('ably');
    const { silentMs, tries } = outsideCalls.realtime;
    const limits = { httpRequestTimeout: silentMs, httpMaxRetryCount: tries - 1 };
    return new Ably.Rest({ ...address, ...limits, key, logLevel: 0 });
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
