import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { hasRole } from '#base/auth/viewer.ts';
import type { ReleaseFiles } from '../releases/release-files.ts';
import type { OverrideSource } from './session-composition.ts';
import type { SitePeople } from './site-people.ts';

const COOKIE = 'bisect';

/** The state of the shell's search: its revision, and the remotes to switch back. */
function readBisect(c: Context): { revision: number; names: string[] } | null {
  const [, revision, names] = /^(\d{1,9}):([a-z0-9,-]{0,2000})$/.exec(getCookie(c, COOKIE) ?? '') ?? [];
  return revision ? { revision: Number(revision), names: (names ?? '').split(',').filter(Boolean) } : null;
}

/**
 * The search for the remote that breaks a page, in the session of a super-admin: the named remotes get the version
 * before the live one, or are off if there is none. The server decides which version that is.
 */
export function bisectOverrides(people: SitePeople, releases: ReleaseFiles): OverrideSource {
  return async (c, registry) => {
    const asked = readBisect(c);
    if (!asked || asked.revision !== registry.revision) return new Map();
    const viewer = await people.viewerOf(c);
    if (!viewer || !hasRole(viewer, 'super-admin')) return new Map();
    const entries = registry.remotes.filter(({ name }) => asked.names.includes(name));
    const versions = entries.map(async ({ name, previousVersion: before }) => {
      const isThere = before !== null && (await releases.find(name, before, 'release.json'));
      return [name, isThere ? before : null] as const;
    });
    return new Map(await Promise.all(versions));
  };
}
