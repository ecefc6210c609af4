import { http } from '@academy/shared-auth';
import * as v from 'valibot';

const text = v.nullable(v.string());
const figuresSchema = v.object({
  loads: v.number(),
  failures: v.number(),
  kinds: v.record(v.string(), v.number()),
  errors: v.number(),
  median: v.nullable(v.number()),
  p95: v.nullable(v.number()),
});
const changeEntries = { at: v.string(), by: text, command: text, reason: text, commit: text };

const verdictSchema = v.object({
  action: v.fallback(v.picklist(['wait', 'promote', 'abort']), 'wait'),
  people: v.number(),
  /** One person's hour with the candidate counts once. */
  hours: v.number(),
});
export type CanaryVerdict = v.InferOutput<typeof verdictSchema>;

const remoteSchema = v.object({
  name: v.string(),
  title: v.object({ en: v.string(), ar: v.string() }),
  version: v.string(),
  previous_version: text,
  checked_at: v.optional(text, null),
  signed: v.optional(v.nullable(v.boolean()), null),
  previous_signed: v.optional(v.nullable(v.boolean()), null),
  mount: v.string(),
  enabled: v.boolean(),
  off_now: v.boolean(),
  health: v.fallback(v.picklist(['good', 'attention', 'down', 'off', 'unknown']), 'unknown'),
  deployed: v.object(changeEntries),
  figures: v.array(v.object({ version: v.string(), ...figuresSchema.entries })),
  canary: v.nullable(
    v.object({
      version: v.string(),
      percent: v.number(),
      since: v.string(),
      signed: v.optional(v.nullable(v.boolean()), null),
      figures: v.nullable(figuresSchema),
      live_figures: v.nullable(figuresSchema),
      /** An older API does not send it. */
      verdict: v.optional(verdictSchema),
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

const historySchema = v.object({
  revision: v.number(),
  ...changeEntries,
  changes: v.array(v.object({ remote: v.string(), what: v.string(), from: text, to: text })),
});

const compositionSchema = v.object({
  revision: v.number(),
  remotes: v.array(remoteSchema),
  history: v.array(historySchema),
});
const responseSchema = v.object({ data: compositionSchema });

export type Figures = v.InferOutput<typeof figuresSchema>;
export type LiveRemote = v.InferOutput<typeof remoteSchema>;
export type HistoryLine = v.InferOutput<typeof historySchema>;
export type Composition = v.InferOutput<typeof compositionSchema>;

export const remoteActions = ['roll_back', 'promote', 'take_back', 'enable', 'disable'] as const;
export type RemoteAction = (typeof remoteActions)[number];

export const fetchComposition = async (): Promise<Composition> =>
  (await http.get('platform/remotes').json(responseSchema)).data;

export interface RemoteChange {
  reason: string;
  /** The revision of the composition that the actor sees. */
  revision: number;
  in_open_pages?: boolean;
}

/** @returns the composition after the change. */
export async function changeRemote(name: string, action: RemoteAction, change: RemoteChange): Promise<Composition> {
  const path = `platform/remotes/${name}/${action.replace('_', '-')}`;
  return (await http.post(path, { json: change }).json(responseSchema)).data;
}
