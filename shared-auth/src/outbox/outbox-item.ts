import * as v from 'valibot';

const parcelSchema = v.object({
  /** The kind of item, by its remote's name: `message`, `comment`. */
  kind: v.string(),
  /** Items with the same target are sent one after the other: `messages 5`, `class 30`. */
  target: v.string(),
  /** Path below `/api` that the body is posted to. */
  path: v.string(),
  json: v.record(v.string(), v.unknown()),
  /** Its name in the list of waiting items, in the viewer's language. */
  label: v.string(),
  /** The text that the viewer typed. */
  text: v.string(),
  /** The draft that it was made of: removed while it is being sent, and restored if it is rejected or cancelled. */
  draft: v.optional(v.nullable(v.object({ name: v.string(), content: v.unknown() })), null),
  /** Statuses that mean "later", in addition to those of every call. */
  later: v.optional(v.array(v.number()), []),
});

export const storedItemSchema = v.object({
  ...parcelSchema.entries,
  /** The Idempotency-Key: a repeated request has one effect. */
  key: v.string(),
  /** When it was added, in ms: items with the same target are sent in this order. */
  at: v.number(),
  isRejected: v.boolean(),
  /** Whether its session ended before it had arrived: then only its author can send it. */
  isHeld: v.optional(v.boolean(), false),
});
export type StoredItem = v.InferOutput<typeof storedItemSchema>;

/** The item to send. A caller's own `key` makes a second attempt with the same content harmless. */
export type Parcel = v.InferInput<typeof parcelSchema> & { key?: string };

/** The request for the outbox, with the schema of its response: from it the build of a remote knows the call. */
export const outboxRequest = <Request extends Pick<Parcel, 'path' | 'json'>>(
  request: Request,
  _response: v.GenericSchema,
): Request => request;

/** Something that the viewer has sent, and that has not arrived yet. */
export interface OutboxItem extends StoredItem {
  /**
   * `waiting` for the connection; `held`, `failed`: not sent, or rejected, until the viewer sends it again or deletes
   * it.
   */
  state: 'waiting' | 'sending' | 'held' | 'failed';
  /** Whether an attempt has failed on this page, and the next one is automatic. */
  isDelayed?: boolean;
  /** The status of that attempt's response; 0 without one. */
  delayedBy?: number;
  /** Whether it survives this page; a full storage stores nothing. */
  isStored: boolean;
}

export const inOrder = (one: StoredItem, other: StoredItem): number =>
  one.at - other.at || (one.key < other.key ? -1 : one.key > other.key ? 1 : 0);
