import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { writeAudit } from '#base/audit/audit.ts';
import type { Viewer } from '#base/auth/viewer.ts';
import { clientAddress, networkOf, wideNetworkOf } from '#base/http/client-address.ts';
import type { Deps } from '#base/http/ctx.ts';

/** What the site knows of the people who ask for its pages. */
export interface SitePeople {
  /** Whose session the page's cookie names; null: nobody's. */
  viewerOf(c: Context): Promise<Viewer | null>;
  /** What the judge of canaries tells networks apart by. */
  networkOf(c: Context): string;
  /** Keeps in the audit log that the viewer has begun to look at something else than the live versions. */
  previewOpened(c: Context, viewer: Viewer, preview: object): Promise<void>;
}

export function sitePeople(deps: Deps): SitePeople {
  const { database, sessions, settings } = deps;
  return {
    viewerOf: async (c) => {
      const token = getCookie(c, 'session') ?? '';
      return /^[\w-]{1,200}$/.test(token) ? sessions.find(token) : null;
    },
    networkOf: (c) => wideNetworkOf(clientAddress(c, settings.trustProxy)),
    previewOpened: async (c, viewer, after) => {
      const ip = clientAddress(c, settings.trustProxy);
      const request = { requestId: c.get('requestId'), ip, network: networkOf(ip), now: deps.now() };
      const ctx = { ...request, deps, sql: database.sql, viewer, afterCommit: () => {} };
      const line = { action: 'preview.open', subject: 'user', subjectId: viewer.userId, after };
      await writeAudit(database.sql, ctx, line);
    },
  };
}
