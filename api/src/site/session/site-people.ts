import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { writeAudit } from '#base/audit/audit.ts';
import type { Viewer } from '#base/auth/viewer.ts';
import type { Deps } from '#base/deps.ts';
import { inTime } from '#base/health/in-time.ts';
import { clientAddress, networkOf, wideNetworkOf } from '#base/http/client-address.ts';

/** Milliseconds for which a page waits for the database; then it is made as for nobody. */
const LONGEST_MS = 500;

/** What the site knows of the people who ask for its pages. */
export interface SitePeople {
  /** Whose session the page's cookie names; null: nobody's, or not known while the database is away. */
  viewerOf(c: Context): Promise<Viewer | null>;
  /** What the judge of canaries tells networks apart by. */
  networkOf(c: Context): string;
  /** Keeps in the audit log that the viewer has begun to look at something else than the live versions. */
  previewOpened(c: Context, viewer: Viewer, preview: object): Promise<void>;
}

/** Whose session this is, as far as the database says so in time. */
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
