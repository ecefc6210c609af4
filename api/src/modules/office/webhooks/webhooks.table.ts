import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, bytes, createdAt, identity } from '#base/database/columns.ts';

/** `off`: switched off by itself. Only `on` gets events. */
export const webhookStates = ['on', 'paused', 'off'] as const;
/** `failing`: nothing was accepted for three days. `gone`: the program answered that it is not there any more. */
export const offReasons = ['failing', 'gone'] as const;

/** Addresses of other programs that are told what happens (D158). They belong to the academy, not to their maker. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: identity(),
    url: text('url').notNull(),
    events: text('events').array().notNull(),
    state: text('state', { enum: webhookStates }).notNull().default('on'),
    offReason: text('off_reason', { enum: offReasons }),
    /** The sealed secret that signs, and the one before it, which counts for a day more. */
    secret: bytes('secret').notNull(),
    formerSecret: bytes('former_secret'),
    formerUntil: at('former_until'),
    /** When the first of the present failures was; null: the last delivery was accepted. */
    failingSince: at('failing_since'),
    /** Nothing is sent before: the program does not answer, or asked to wait. */
    heldUntil: at('held_until'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('webhooks_url_key').on(t.url)],
);

/** `failed`: it is not tried again by itself. */
export const webhookDeliveryStates = ['waiting', 'sent', 'failed'] as const;

/** A message to a webhook, written in the transaction of what it tells. Kept for 30 days. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: identity(),
    webhookId: bigint('webhook_id', { mode: 'number' })
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** The id in its head, the same for each try. */
    messageId: text('message_id').notNull(),
    event: text('event').notNull(),
    /** The JSON as it is signed and sent. */
    body: text('body').notNull(),
    state: text('state', { enum: webhookDeliveryStates }).notNull().default('waiting'),
    tries: smallint('tries').notNull().default(0),
    /** Why the last try failed; null: it did not. */
    problem: text('problem'),
    answerStatus: smallint('answer_status'),
    /** The beginning of the answer. */
    answer: text('answer'),
    /** When it is tried next; the process that takes it moves this, so that no other one does. Null: finished. */
    dueAt: at('due_at'),
    triedAt: at('tried_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('webhook_deliveries_message_key').on(t.messageId),
    index('webhook_deliveries_due_idx').on(t.webhookId, t.dueAt, t.id).where(sql`${t.dueAt} is not null`),
    index('webhook_deliveries_newest_idx').on(t.webhookId, t.id),
    index('webhook_deliveries_age_idx').on(t.createdAt),
  ],
);
