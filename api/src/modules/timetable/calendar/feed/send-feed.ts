import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { AppError } from '#base/errors/app-error.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { findFeedClasses, findFeedOwner } from './feed-classes.ts';
import { writeFeed } from './write-feed.ts';

const secretOf = (file: string) => file.replace(/\.ics$/, '');

/** What a proxy that compresses appends to an ETag: Apache `-gzip` or `;gzip`. */
const COMPRESSED = /[-;]+(?:gzip|br|deflate|zstd)"$/;

/** D89: the limit of reads per hour of one feed, however many programs read it. */
export const takeFeed = ({ deps }: Ctx, file: string) => deps.limits.calendarFeeds.take(secretOf(file));

/** Sends the feed, or 304 if the caller already has it. */
export async function sendFeed({ deps, sql, now }: Ctx, file: string, c: Context): Promise<Response> {
  const owner = await findFeedOwner(sql, secretOf(file));
  if (!owner) throw new AppError('not_found', 'There is no such calendar');
  const classes = await findFeedClasses(sql, owner.id, now);
  const text = writeFeed({ classes, language: owner.language ?? 'en', publicUrl: deps.settings.publicUrl });
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const headers = { etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' };
  const known = (c.req.header('if-none-match') ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, '').replace(COMPRESSED, '"'));
  if (known.includes(etag)) return c.body(null, 304, headers);
  return c.body(text, 200, {
    ...headers,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="classes.ics"',
  });
}
