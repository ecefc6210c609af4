import * as v from 'valibot';
import { authorizationSchema } from '#/class/api/meetings.ts';
import { serve } from './server.ts';

export const AUTHORIZE_URL = 'https://zoom.test/oauth/authorize?state=1';

/** An academy with Zoom; `give` simulates the authorization in the other tab. */
export function serveZoom(account: string | null = null) {
  let current = account;
  serve('zoom/authorization', () =>
    v.parse(authorizationSchema, {
      data: { provider: 'zoom', authorization: current === null ? null : { account: current } },
    }),
  );
  serve('zoom/auth', { url: AUTHORIZE_URL });
  return {
    give: () => {
      current = 'Salma';
    },
    takeBack: () => {
      current = null;
    },
  };
}
