import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { JsonText } from '#base/http/endpoint.ts';
import { mediaJson } from './media-json.ts';

/** A file of the viewer in responses. */
export async function findOwnMedia(ctx: ViewerCtx, id: string): Promise<JsonText> {
  const [row] = await ctx.sql.query<{ json: string }>({
    text: `select json_build_object('data', ${mediaJson('m', '$3')})::text as json from media m where id = $1 and owner_id = $2`,
    values: [id, ctx.viewer.userId, ctx.deps.fileTokens.issue(ctx.viewer)],
  });
  if (!row) throw notFound('Upload');
  return new JsonText(row.json);
}
