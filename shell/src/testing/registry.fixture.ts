import { type RegistryEntry, registryEntrySchema, upgradeEntry } from '@academy/shared-auth/contract';
import * as v from 'valibot';
import { type KnownRegistry, readRegistry } from '#/registry/registry.ts';

type EntryInput = Partial<v.InferInput<typeof registryEntrySchema>>;

/** A registry entry of `mf-lessons`; give what the test is about. */
export function rawEntry({ name = 'mf-lessons', version = '1.0.0-aaaa', ...rest }: EntryInput = {}) {
  const base = `/remotes/${name}/${version}/`;
  return {
    name,
    version,
    namespace: name.slice('mf-'.length),
    needs: { shell: '^1.0.0', api: '^1.0.0' },
    routes: [],
    builtAt: '2026-01-01T00:00:00Z',
    container: `${name}_${version}`.replace(/\W/g, '_'),
    base,
    entry: `${base}mf-manifest.json`,
    manifest: {},
    integrity: {},
    files: {},
    texts: { en: {}, ar: {} },
    icons: {},
    enabled: true,
    mount: 'route' as const,
    history: [],
    ...rest,
  };
}

export const entry = (input?: EntryInput): RegistryEntry => v.parse(registryEntrySchema, rawEntry(input));

/** The server reads an entry before it sends it. */
function asSent(remote: unknown): unknown {
  const read = v.safeParse(registryEntrySchema, upgradeEntry(remote));
  return read.success ? read.output : remote;
}

/** A registry as it comes over the wire, with these remotes. */
export const rawRegistry = (remotes: unknown[], revision = 1) => ({
  schema: 1,
  revision,
  updatedAt: '2026-01-01T00:00:00Z',
  origins: [],
  remotes: remotes.map(asSent),
});

export function registryOf(remotes: unknown[], revision = 1): KnownRegistry {
  const registry = readRegistry(rawRegistry(remotes, revision));
  if (!registry) throw new Error('the fixture is no registry');
  return registry;
}
