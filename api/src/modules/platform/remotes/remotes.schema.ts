import * as v from 'valibot';
import { instant, line, matching } from '#base/http/fields.ts';

const LEAST_REASON = 3;
const MOST_REASON = 500;

export const remoteParams = v.object({ name: matching(/^mf-[a-z0-9-]{1,40}$/) });

const changeEntries = {
  /** Stored in the record of the composition and in the audit log. */
  reason: v.pipe(
    line,
    v.nonEmpty('A reason is required'),
    v.minLength(LEAST_REASON, 'The reason is too short'),
    v.maxLength(MOST_REASON, 'The reason is too long'),
  ),
  /** The revision of the composition that the actor saw. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
};
export const changeBody = v.object(changeEntries);
export const disableBody = v.object({ ...changeEntries, in_open_pages: v.optional(v.boolean(), false) });
export type ChangeBody = v.InferOutput<typeof changeBody> & { in_open_pages?: boolean };

const figures = v.object({
  loads: v.number(),
  failures: v.number(),
  /** The number of failures by kind; kinds without failures are left out. */
  kinds: v.record(v.string(), v.number()),
  errors: v.number(),
  /** In milliseconds; null without loads. */
  median: v.nullable(v.number()),
  p95: v.nullable(v.number()),
});

const change = v.object({
  at: instant,
  by: v.nullable(v.string()),
  command: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  commit: v.nullable(v.string()),
});

const remote = v.object({
  name: v.string(),
  title: v.object({ en: v.string(), ar: v.string() }),
  version: v.string(),
  previous_version: v.nullable(v.string()),
  /** When the live release passed `remote check`; null if it was never checked. */
  checked_at: v.nullable(instant),
  /**
   * Whether a key of this server signed the live release; an unsigned one is not served. Null if the server has no
   * keys.
   */
  signed: v.nullable(v.boolean()),
  previous_signed: v.nullable(v.boolean()),
  mount: v.string(),
  enabled: v.boolean(),
  /** Whether it is also switched off in open pages. */
  off_now: v.boolean(),
  health: v.picklist(['good', 'attention', 'down', 'off', 'unknown']),
  /** The change that made the version live. */
  deployed: change,
  /** The figures of the last hour, by version, the live one first. */
  figures: v.array(v.object({ version: v.string(), ...figures.entries })),
  /** The figures of both versions since the canary began; null without reports. */
  canary: v.nullable(
    v.object({
      version: v.string(),
      percent: v.number(),
      since: instant,
      signed: v.nullable(v.boolean()),
      figures: v.nullable(figures),
      live_figures: v.nullable(figures),
      /** The judge's current verdict, by the proved figures of pages. */
      verdict: v.object({
        action: v.picklist(['wait', 'promote', 'abort']),
        reason: v.string(),
        /** The number of people with the canary, and their hours in total. */
        people: v.number(),
        hours: v.number(),
      }),
    }),
  ),
  may: v.object({
    roll_back: v.boolean(),
    disable: v.boolean(),
    enable: v.boolean(),
    promote: v.boolean(),
    take_back: v.boolean(),
  }),
});
export type WireRemote = v.InferInput<typeof remote>;
export type WireFigures = v.InferInput<typeof figures>;
export type WireChange = v.InferInput<typeof change>;

const historyLine = v.object({
  revision: v.number(),
  ...change.entries,
  changes: v.array(
    v.object({
      remote: v.string(),
      what: v.picklist(['version', 'enabled', 'mount', 'canary', 'added', 'removed']),
      from: v.nullable(v.string()),
      to: v.nullable(v.string()),
    }),
  ),
});
export type WireHistoryLine = v.InferInput<typeof historyLine>;

const composition = v.object({
  revision: v.number(),
  figures_since: instant,
  remotes: v.array(remote),
  /** The last changes of the composition, newest first. */
  history: v.array(historyLine),
});
export type WireComposition = v.InferInput<typeof composition>;
export const compositionResponse = v.object({ data: composition });
