import type { RegistryEntry } from '@academy/shared-auth/contract';

/** The record of changes is for people who deploy: it names them, and only grows. */
export function forPages({
  uses: _uses,
  checked: _checked,
  budget: _budget,
  candidate: _candidate,
  deployed: _deployed,
  ...remote
}: RegistryEntry) {
  return { ...remote, history: [] };
}

/** All strings in a value. */
function stringsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) stringsIn(each, found);
  return found;
}

/** The entries whose keys are among the names, and the others. */
function divide<Value>(record: Readonly<Record<string, Value>>, names: ReadonlySet<string>) {
  const entries = Object.entries(record);
  return {
    named: Object.fromEntries(entries.filter(([key]) => names.has(key))),
    others: Object.fromEntries(entries.filter(([key]) => !names.has(key))),
  };
}

/**
 * A remote in two parts. The first one has its routes, menu and slots with their texts and icons, and the files that
 * these load. The later one has what no first paint shows: palette, search, permissions and notifications, with theirs,
 * and hashes: a page's hints have those of its first screen, and a remote's own scripts those of the files they load.
 */
export function partsOf(remote: ReturnType<typeof forPages>) {
  const { name, palette, search, permissionGroups, notifications, texts, icons, integrity, ...rest } = remote;
  const names = stringsIn(rest);
  const entry = divide(integrity, new Set(['remoteEntry.js']));
  const [en, ar, drawn] = [divide(texts.en, names), divide(texts.ar, names), divide(icons, names)];
  return {
    first: {
      name,
      ...rest,
      texts: { en: en.named, ar: ar.named },
      icons: drawn.named,
      integrity: entry.named,
    },
    later: {
      name,
      palette,
      search,
      permissionGroups,
      notifications,
      texts: { en: en.others, ar: ar.others },
      icons: drawn.others,
      integrity: divide(entry.others, names).named,
    },
  };
}
