import { newToken } from '#base/auth/tokens.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';

function addressesOf(publicUrl: string, secret: string) {
  const url = new URL(`/api/feeds/${secret}.ics`, publicUrl).href;
  return { data: { url, webcal: url.replace(/^https?:/, 'webcal:') } };
}

// "do update" without a change, so that the row is returned even if another request has just made it.
const keepText = 'do update set secret = calendar_feeds.secret';
const renewText = 'do update set secret = excluded.secret, created_at = excluded.created_at';

async function saveFeed({ deps, sql, viewer, now }: ViewerCtx, whereThereIsOne: string) {
  const [row] = await sql.query<{ secret: string }>({
    text: `insert into calendar_feeds (user_id, secret, created_at) values ($1, $2, $3)
      on conflict (user_id) ${whereThereIsOne} returning secret`,
    values: [viewer.userId, newToken(), now],
  });
  if (!row) throw new Error(`user ${viewer.userId} got no calendar feed`);
  return addressesOf(deps.settings.publicUrl, row.secret);
}

/** The addresses of the viewer's feed; the first call creates them. */
export const findOwnFeed = (ctx: ViewerCtx) => saveFeed(ctx, keepText);

/** New addresses; the former ones stop working immediately. */
export const renewOwnFeed = (ctx: ViewerCtx) => saveFeed(ctx, renewText);
