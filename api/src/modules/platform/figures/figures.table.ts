import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from '#base/database/columns.ts';

/** The browsers' reports about one version in one minute, from all processes. The remote `shell` is the shell. */
export const remoteFigures = pgTable(
  'remote_figures',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    minute: at('minute').notNull(),
    loads: integer('loads').notNull(),
    /** The failures by kind, in the order of `failureKinds`. */
    failures: integer('failures').array().notNull(),
    errors: integer('errors').notNull(),
    policyReports: integer('policy_reports').notNull(),
    /** Loads by duration, in the order of `LOAD_BOUNDS_MS`; longer ones come last. */
    histogram: integer('histogram').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.remote, t.version, t.minute] }), index('remote_figures_minute_idx').on(t.minute)],
);
