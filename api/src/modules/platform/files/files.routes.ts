import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Viewer } from '#base/auth/viewer.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { Ctx, ViewerCtx } from '#base/http/ctx.ts';
import { type Endpoint, endpoint } from '#base/http/endpoint.ts';
import { line, matching } from '#base/http/fields.ts';
import { findMediaFile, type MediaFile, type MediaScope } from '#modules/platform/files/media/media-file.ts';
import { storedFiles } from './files.table.ts';
import { sendStored } from './media/send-stored.ts';
import { sendFile } from './send-file.ts';

const FOR_EVER = 'private, max-age=31536000, immutable';
/** Mails show the academy's logo, also in web mail. */
const LOGOS = 'logos/';

/** The viewer of a file: the holder of the session token, otherwise the user of the file token in its address. */
async function viewerOf(ctx: Ctx, c: Context, fileToken: string): Promise<Viewer | null> {
  return c.req.header('authorization') === undefined ? ctx.deps.fileTokens.find(fileToken) : ctx.viewer;
}

async function findMedia(ctx: ViewerCtx, name: string, scopes: readonly MediaScope[]): Promise<MediaFile> {
  const file = await findMediaFile(ctx, name, scopes);
  if (!file) throw notFound('File');
  return file;
}

async function sendMedia(ctx: Ctx, c: Context, name: string, fileToken: string, scopes: readonly MediaScope[]) {
  const viewer = await viewerOf(ctx, c, fileToken);
  if (!viewer) throw notFound('File');
  return sendStored(ctx, c, await findMedia({ ...ctx, viewer }, name, scopes));
}

/** A picture of a person, or the academy's logo: public under a key that cannot be guessed. */
async function sendPublic(ctx: Ctx, c: Context, key: string) {
  const [file] = await ctx.sql.orm.select().from(storedFiles).where(eq(storedFiles.key, key));
  if (file?.access !== 'public') throw notFound('File');
  const saveAs = file.mime.startsWith('image/') ? {} : { saveAs: key.replace('/', '-') };
  return sendFile(c, ctx.deps.files, {
    key,
    mime: file.mime,
    size: file.size,
    cacheControl: FOR_EVER,
    isForeign: key.startsWith(LOGOS),
    ...saveAs,
  });
}

const keyPart = matching(/^[a-z0-9][a-z0-9.-]{0,80}$/);

/** The only calls that send stored files. `scopes`: from every module with files, who may see them. */
export const fileEndpoints = (scopes: readonly MediaScope[]): Endpoint[] => [
  endpoint({
    method: 'get',
    path: '/files/:folder/:name',
    tag: 'Files',
    summary: 'Download a file; access follows the object it belongs to, ranges are supported',
    access: 'public',
    params: v.object({ folder: keyPart, name: keyPart }),
    query: v.object({ pass: v.optional(line, '') }),
    response: { description: 'The bytes' },
    errors: [404, 416],
    handle: (ctx, { params: { folder, name }, query: { pass: fileToken }, c }) =>
      folder === 'media' ? sendMedia(ctx, c, name, fileToken, scopes) : sendPublic(ctx, c, `${folder}/${name}`),
  }),
];
