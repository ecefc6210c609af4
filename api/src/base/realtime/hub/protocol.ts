import * as v from 'valibot';

/** The actions of Ably's protocol, version 6, that a subscriber needs. */
export const Action = {
  heartbeat: 0,
  nack: 2,
  connected: 4,
  disconnected: 6,
  close: 7,
  closed: 8,
  error: 9,
  attach: 10,
  attached: 11,
  detach: 12,
  detached: 13,
  presence: 14,
  message: 15,
  auth: 17,
} as const;

/** The most bytes of one message, as at Ably. */
export const MOST_MESSAGE_BYTES = 65_536;

export const Flag = { resumed: 1 << 2, subscribe: 1 << 18 } as const;

/** The messages that a client may send; other fields are ignored. */
const incomingSchema = v.object({
  action: v.number(),
  channel: v.optional(v.pipe(v.string(), v.maxLength(200))),
  channelSerial: v.nullish(v.pipe(v.string(), v.maxLength(200))),
  msgSerial: v.optional(v.number()),
  id: v.optional(v.pipe(v.string(), v.maxLength(200))),
  auth: v.optional(v.object({ accessToken: v.optional(v.string()) })),
});
export type Incoming = v.InferOutput<typeof incomingSchema>;

/** A message that arrived over a socket, or null if it does not follow the protocol. */
export function readIncoming(text: string): Incoming | null {
  try {
    return v.parse(incomingSchema, JSON.parse(text));
  } catch {
    return null;
  }
}

/** An error with one of Ably's codes; 40140–40149 make a client fetch a new token. */
export class HubError extends Error {
  readonly code: number;
  readonly statusCode: number;

  constructor(code: number, statusCode: number, message: string) {
    super(message);
    this.code = code;
    this.statusCode = statusCode;
  }

  /** The error in the form of the protocol. */
  get info() {
    return { code: this.code, statusCode: this.statusCode, message: this.message };
  }
}

const utf8 = (text: string): number[] => {
  const bytes = [...Buffer.from(text)];
  return [0xda, bytes.length >> 8, bytes.length & 0xff, ...bytes];
};
const uint16 = (value: number): number[] => [0xcd, value >> 8, value & 0xff];

/** An error for clients that use MessagePack, which this hub does not support: they can read this reason. */
export const packedError = ({ code, statusCode, message }: HubError): Buffer =>
  Buffer.from([
    ...[0x82, ...utf8('action'), Action.error, ...utf8('error'), 0x83],
    ...[...utf8('code'), ...uint16(code), ...utf8('statusCode'), ...uint16(statusCode), ...utf8('message')],
    ...utf8(message),
  ]);
