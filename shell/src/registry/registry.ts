import { type RegistryEntry, registryEntrySchema, registrySchema, upgradeEntry } from '@academy/shared-auth/contract';
import * as v from 'valibot';

const previousOrNone = v.fallback(registryEntrySchema.entries.previousVersion, null);
const entrySchema = v.object({ ...registryEntrySchema.entries, previousVersion: previousOrNone });

/** The fields needed to draw a remote's menu and guard its routes, even if its entry is otherwise broken. */
export const drawnSchema = v.pick(registryEntrySchema, [
  'name',
  'namespace',
  'version',
  'enabled',
  'offNow',
  'routes',
  'redirects',
  'menuGroups',
  'menu',
  'palette',
  'search',
  'slots',
  'permissionGroups',
  'notifications',
  'texts',
  'icons',
]);

const envelopeSchema = v.object({
  ...registrySchema.entries,
  remotes: v.array(v.unknown()),
  /** Address of the part that no first page needs; a registry without it is whole. */
  later: v.optional(v.nullable(v.string()), null),
  /** This session's own versions, by the remote's name; null: switched off. */
  overrides: v.optional(v.record(v.string(), v.nullable(v.string())), {}),
});

/** A remote as the shell knows it: `entry` is null where the registry's entry cannot be trusted (`problem` says why). */
export interface KnownRemote extends v.InferOutput<typeof drawnSchema> {
  entry: RegistryEntry | null;
  problem: string | null;
}

export interface KnownRegistry {
  revision: number;
  origins: readonly string[];
  remotes: readonly KnownRemote[];
  /** Disabled by an operator: known by their addresses alone. */
  switchedOff: readonly KnownRemote[];
  /** Address of the part that loads later; null: it is whole. */
  later: string | null;
  /** The versions that this session alone has, by the remote's name; null: switched off. */
  overrides: Readonly<Record<string, string | null>>;
}

export const emptyRegistry: KnownRegistry = {
  revision: 0,
  origins: [],
  remotes: [],
  switchedOff: [],
  later: null,
  overrides: {},
};

function readRemote(published: unknown): KnownRemote | null {
  const raw = upgradeEntry(published);
  const entry = v.safeParse(entrySchema, raw);
  if (entry.success) return { ...entry.output, entry: entry.output, problem: null };
  const issue = entry.issues[0];
  const problem = `${v.getDotPath(issue) ?? 'entry'}: ${issue.message}`;
  const drawn = v.safeParse(drawnSchema, raw);
  const name = drawn.success ? drawn.output.name : String((raw as { name?: unknown } | null)?.name ?? 'a remote');
  console.error(`The registry's entry of ${name} is not valid (${problem}).`);
  return drawn.success ? { ...drawn.output, entry: null, problem } : null;
}

const contentOf = ({ revision: _revision, ...content }: KnownRegistry) => JSON.stringify(content);

/** Whether two registries are equal for this page. A new revision may concern other users: a canary, or its end. */
export const isSameComposition = (one: KnownRegistry, other: KnownRegistry): boolean =>
  contentOf(one) === contentOf(other);

/** Reads a registry entry by entry: a broken one never takes another down. Disabled remotes stand apart. */
export function readRegistry(raw: unknown): KnownRegistry | null {
  const envelope = v.safeParse(envelopeSchema, raw);
  if (!envelope.success) return null;
  const { revision, origins, remotes, later, overrides } = envelope.output;
  const known = remotes.flatMap((raw) => readRemote(raw) ?? []);
  return {
    revision,
    origins,
    remotes: known.filter(({ enabled }) => enabled),
    switchedOff: known.filter(({ enabled }) => !enabled),
    later,
    overrides,
  };
}
