import { followRegistry } from '#/registry/registry-store.ts';
import { shellInUse, USES } from '#/worker/addresses.ts';

const held = new Set<string>();

/** Holds a lock until this tab closes: by it the worker knows which files it must not delete. */
function hold(use: string): void {
  if (held.has(use)) return;
  held.add(use);
  void navigator.locks.request(USES + use, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {});
}

/** Publishes what this tab needs: its shell, its registry, each release that it has used since it was opened. */
export function holdUses(shellVersion: string, registry: string): void {
  hold(shellInUse(shellVersion));
  hold(registry);
  followRegistry(({ remotes, later }) => {
    if (later) hold(later);
    for (const { entry } of remotes) if (entry) hold(entry.base);
  });
}
