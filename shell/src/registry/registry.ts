import type { RegistryEntry } from '@academy/shared-auth/contract';

/** The fields needed to draw a remote's menu and guard its routes, even if its entry is otherwise broken. */
type DrawnRemote = Pick<
  RegistryEntry,
  | 'name'
  | 'namespace'
  | 'version'
  | 'enabled'
  | 'offNow'
  | 'routes'
  | 'redirects'
  | 'menuGroups'
  | 'menu'
  | 'palette'
  | 'search'
  | 'slots'
  | 'permissionGroups'
  | 'notifications'
  | 'texts'
  | 'icons'
>;

/** A remote as the shell knows it: `entry` is null where the registry's entry cannot be trusted (`problem` says why). */
export interface KnownRemote extends DrawnRemote {
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

interface SentRegistry extends Pick<KnownRegistry, 'revision' | 'origins'> {
  remotes: readonly unknown[];
  later?: unknown;
  overrides?: unknown;
}

export const emptyRegistry: KnownRegistry = {
  revision: 0,
  origins: [],
  remotes: [],
  switchedOff: [],
  later: null,
  overrides: {},
};

type Fields = Readonly<Record<string, unknown>>;

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);
export const isObject = (value: unknown): value is Fields => kindOf(value) === 'object';

/** The first of these fields that is of another kind. */
export const oddField = (fields: Fields, kinds: Readonly<Record<string, string>>): string | undefined =>
  Object.keys(kinds).find((field) => kindOf(fields[field]) !== kinds[field]);

/** What the later part has, and what a remote may lack. */
const absent = {
  offNow: false,
  redirects: [],
  menuGroups: [],
  menu: [],
  palette: [],
  search: [],
  slots: [],
  permissionGroups: [],
  notifications: [],
  slotFiles: {},
  styles: {},
  wideStyles: {},
  shared: {},
};

const drawnKinds = {
  name: 'string',
  namespace: 'string',
  version: 'string',
  enabled: 'boolean',
  routes: 'list',
  redirects: 'list',
  menuGroups: 'list',
  menu: 'list',
  slots: 'list',
  texts: 'object',
  icons: 'object',
};
const loadedKinds = {
  needs: 'object',
  container: 'string',
  base: 'string',
  entry: 'string',
  manifest: 'object',
  integrity: 'object',
  files: 'object',
  slotFiles: 'object',
};

/**
 * The server has read every entry with the contract's schema, and filled it in: here only the kinds of its fields are
 * looked at, because each page does it before its first paint.
 */
function readRemote(sent: unknown): KnownRemote | null {
  const raw: Fields = { ...absent, ...(isObject(sent) ? sent : {}) };
  const odd = oddField(raw, drawnKinds) ?? oddField(raw, loadedKinds);
  const previousVersion = typeof raw.previousVersion === 'string' ? raw.previousVersion : null;
  const entry = { ...raw, previousVersion } as unknown as RegistryEntry;
  if (!odd) return { ...entry, entry, problem: null };
  const problem = `${odd} is missing or of a wrong type`;
  console.error(`The registry's entry of ${raw.name ?? 'a remote'} is not valid (${problem}).`);
  return odd in drawnKinds ? null : { ...entry, entry: null, problem };
}

const contentOf = ({ revision: _revision, ...content }: KnownRegistry) => JSON.stringify(content);

/** Whether two registries are equal for this page. A new revision may concern other users: a canary, or its end. */
export const isSameComposition = (one: KnownRegistry, other: KnownRegistry): boolean =>
  contentOf(one) === contentOf(other);

/** Reads a registry entry by entry: a broken one never takes another down. Disabled remotes stand apart. */
export function readRegistry(raw: unknown): KnownRegistry | null {
  const kinds = { revision: 'number', origins: 'list', remotes: 'list' };
  if (!isObject(raw) || raw.schema !== 1 || oddField(raw, kinds)) return null;
  const { revision, origins, remotes, later, overrides } = raw as unknown as SentRegistry;
  const known = remotes.flatMap((remote) => readRemote(remote) ?? []);
  return {
    revision,
    origins,
    remotes: known.filter(({ enabled }) => enabled),
    switchedOff: known.filter(({ enabled }) => !enabled),
    later: typeof later === 'string' ? later : null,
    overrides: isObject(overrides) ? (overrides as KnownRegistry['overrides']) : {},
  };
}
