import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { ByteRange } from '#platform/files/file-store.ts';
import type { Ctx } from '#platform/http/ctx.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { storedFiles } from '#platform/platform.table.ts';

/** One range, as browsers ask for it; more than one, or another unit, is answered with the whole file. */
function parseRange(header: string | undefined, size: number): ByteRange | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start > end || start >= size) throw new AppError('range_unsatisfiable', 'The range lies outside the file');
  return { start, end };
}

async function findReadable(ctx: Ctx, key: string) {
  const [file] = await ctx.sql.orm.select().from(storedFiles).where(eq(storedFiles.key, key));
  if (file?.access !== 'public') throw notFound('File');
  return file;
}

/** D64: never guessed at by a browser, never shown in the page unless it is a picture. */
const headersOf = (file: typeof storedFiles.$inferSelect) => ({
  'content-type': file.mime,
  'content-disposition': file.mime.startsWith('image/') ? 'inline' : 'attachment',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, max-age=31536000, immutable',
  'accept-ranges': 'bytes',
});

const keyPart = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{0,80}$/));

const readFile = endpoint({
  method: 'get',
  path: '/files/:folder/:name',
  tag: 'Files',
  summary: 'A stored file; ranges are supported',
  access: 'public',
  params: v.object({ folder: keyPart, name: keyPart }),
  answer: { description: 'The bytes' },
  refusals: [404, 416],
  async handle(ctx, { params, c }) {
    const file = await findReadable(ctx, `${params.folder}/${params.name}`);
    const range = parseRange(c.req.header('range'), file.size);
    const content = Readable.toWeb(await ctx.deps.files.get(file.key, range ?? undefined)) as ReadableStream;
    const length = range ? range.end - range.start + 1 : file.size;
    const headers = { ...headersOf(file), 'content-length': String(length) };
    if (!range) return c.body(content, 200, headers);
    return c.body(content, 206, { ...headers, 'content-range': `bytes ${range.start}-${range.end}/${file.size}` });
  },
});

export const fileEndpoints = [readFile];
