import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from '#base/database/columns.ts';

/**
 * A person's hour with one version of a remote during its canary. Persons and networks are pseudonyms of that canary.
 */
export const canaryHours = pgTable(
  'canary_hours',
  {
    remote: text('remote').notNull(),
    /** The start of the canary. */
    since: at('since').notNull(),
    version: text('version').notNull(),
    person: text('person').notNull(),
    hour: at('hour').notNull(),
    network: text('network').notNull(),
    /** The time of the first reported load. */
    loadMs: integer('load_ms'),
    isFaulty: boolean('is_faulty').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.remote, t.since, t.version, t.person, t.hour] }),
    index('canary_hours_hour_idx').on(t.hour),
  ],
);
