import { isImmutable, shellInUse, USES } from './addresses.ts';

/** The worker build's files of its own shell. */
export interface ShellFiles {
  version: string;
  /** Paths of all its hashed files. */
  assets: readonly string[];
}

/** The versions that open tabs use, by the names of their locks. */
export const usesOf = (locks: readonly (string | undefined)[]): string[] =>
  locks.flatMap((name) => (name?.startsWith(USES) ? [name.slice(USES.length)] : []));

/** `/remotes/mf-users/1.0.0-abc/` → `1.0.0-abc`, the version in the requests for the release's texts. */
const versionOf = (base: string): string | undefined => /^\/remotes\/[^/]+\/([^/]+)\//.exec(base)?.[1];

/**
 * Whether no open tab can need a file any more. Files of an older shell all stay together as long as a tab uses it: the
 * worker knows only its own shell's files by name.
 */
export function isObsolete(url: string, uses: readonly string[], shell: ShellFiles): boolean {
  const address = new URL(url);
  if (!isImmutable(address)) return false;
  const { pathname, searchParams } = address;
  const hasOtherShell = uses.some((use) => use.startsWith(shellInUse('')) && use !== shellInUse(shell.version));
  if (pathname.startsWith('/assets/')) return !shell.assets.includes(pathname) && !hasOtherShell;
  if (pathname.startsWith('/remotes/')) return !uses.some((use) => pathname.startsWith(use));
  if (pathname === '/remotes.json') return !uses.includes(pathname + address.search);
  const version = searchParams.get('v') ?? '';
  return !uses.some((use) => use === shellInUse(version) || versionOf(use) === version);
}
