import * as v from 'valibot';

const parcelSchema = v.object({
  /** The kind of item, as its remote calls it: `message`, `comment`. */
  kind: v.string(),
  /** Items of one target go out one after the other: `messages 5`, `class 30`. */
  target: v.string(),
  /** Path below `/api` that the body is posted to. */
  path: v.string(),
  json: v.record(v.string(), v.unknown()),
  /** Its name in the list of waiting items, in the viewer's language. */
  label: v.string(),
  /** The viewer's own words. */
  text: v.string(),
  /** The draft that it was made of: taken away while it is on its way, and given back where it is rejected or cancelled. */
  draft: v.optional(v.nullable(v.object({ name: v.string(), content: v.unknown() })), null),
  /** Statuses beside those of every call that mean "later". */
  later: v.optional(v.array(v.number()), []),
});

export const storedItemSchema = v.object({
  ...parcelSchema.entries,
  /** The Idempotency-Key: sent again, it is taken once. */
  key: v.string(),
  /** When it was given, in ms: items of one target go out in this order. */
  at: v.number(),
  isRejected: v.boolean(),
  /** Whether its session ended before it had arrived: it goes out by the author's word alone. */
  isHeld: v.optional(v.boolean(), false),
});
export type StoredItem = v.InferOutput<typeof storedItemSchema>;

/** The item to send. A caller's own `key` makes a second try of the same content harmless. */
export type Parcel = v.InferInput<typeof parcelSchema> & { key?: string };

/**
 * The request for the outbox, together with the schema of its response: this tells the build of a remote that it makes
 * the call.
 */
export const outboxRequest = <Request extends Pick<Parcel, 'path' | 'json'>>(
  request: Request,
  _response: v.GenericSchema,
): Request => request;

/** Something that the viewer has sent, and that has not arrived yet. */
export interface OutboxItem extends StoredItem {
  /** `waiting` for the connection; `held`, `failed`: not sent, or rejected, until the viewer sends it again or deletes it. */
  state: 'waiting' | 'sending' | 'held' | 'failed';
  /** Whether a try has failed on this page, and the next one comes by itself. */
  isDelayed?: boolean;
  /** The status of that try's response; 0 where there was none. */
  delayedBy?: number;
  /** Whether it outlives this page; a full storage keeps nothing. */
  isStored: boolean;
}

export const inOrder = (one: StoredItem, other: StoredItem): number =>
  one.at - other.at || (one.key < other.key ? -1 : one.key > other.key ? 1 : 0);
