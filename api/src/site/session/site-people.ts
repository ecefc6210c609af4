import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { writeAudit } from '#base/audit/audit.ts';
import type { Viewer } from '#base/auth/viewer.ts';
import type { Deps } from '#base/deps.ts';
import { inTime } from '#base/health/in-time.ts';
import { clientAddress, networkOf, wideNetworkOf } from '#base/http/client-address.ts';

/** Milliseconds for which a page waits for the database; then it is made without a viewer. */
const LONGEST_MS = 500;

/** The site's access to facts about the people who request its pages. */
export interface SitePeople {
  /** The viewer of the session in the page's cookie; null without one, or while the database is down. */
  viewerOf(c: Context): Promise<Viewer | null>;
  /** The key by which the judge of canaries distinguishes networks. */
  networkOf(c: Context): string;
  /** Writes into the audit log that the viewer has opened other versions than the live ones. */
  previewOpened(c: Context, viewer: Viewer, preview: object): Promise<void>;
}

/** The viewer of a session token, if the database responds in time. */
export const viewerOfToken = (sessions: Deps['sessions'], token: string): Promise<Viewer | null> =>
  inTime(sessions.find(token), LONGEST_MS);

export function sitePeople(deps: Deps): SitePeople {
  const { database, sessions, settings } = deps;
  return {
    viewerOf: async (c) => {
      const token = getCookie(c, 'session') ?? '';
      return /^[\w-]{1,200}$/.test(token) ? viewerOfToken(sessions, token) : null;
    },
    networkOf: (c) => wideNetworkOf(clientAddress(c, settings.trustProxy)),
    previewOpened: async (c, viewer, after) => {
      const ip = clientAddress(c, settings.trustProxy);
      const request = { requestId: c.get('requestId'), ip, network: networkOf(ip), agent: '', now: deps.now() };
      const ctx = { ...request, deps, sql: database.sql, viewer, afterCommit: () => {} };
      const line = { action: 'preview.open', subject: 'user', subjectId: viewer.userId, after };
      await writeAudit(database.sql, ctx, line);
    },
  };
}
