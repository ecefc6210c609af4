import { endpoint } from '#base/http/endpoint.ts';
import { feedParams, feedResponse } from './feed.schema.ts';
import { findOwnFeed, renewOwnFeed } from './own-feed.ts';
import { sendFeed, takeFeed } from './send-feed.ts';

const find = endpoint({
  method: 'get',
  path: '/calendar-feed',
  inView: 'closed',
  tag: 'Classes',
  summary: 'Get the secret address under which a calendar program reads your classes and your children’s',
  access: 'session',
  response: { schema: feedResponse },
  handle: (ctx) => findOwnFeed(ctx),
});

const renew = endpoint({
  method: 'post',
  path: '/calendar-feed/renew',
  tag: 'Classes',
  summary: 'Replace the address of your calendar feed; the former one ends at once',
  access: 'session',
  response: { schema: feedResponse },
  handle: (ctx) => renewOwnFeed(ctx),
});

const read = endpoint({
  method: 'get',
  path: '/feeds/:file',
  tag: 'Classes',
  summary: 'Read a calendar feed: the classes of its owner, 60 days back and all to come',
  access: 'public',
  params: feedParams,
  response: { type: 'text/calendar', description: 'iCalendar (RFC 5545) in UTC; with an ETag' },
  alternatives: [{ status: 304, type: 'text/calendar', description: 'Unchanged since the ETag of the request' }],
  errors: [404, 429],
  before: (ctx, { params }) => takeFeed(ctx, params.file),
  handle: (ctx, { params, c }) => sendFeed(ctx, params.file, c),
});

export const feedEndpoints = [find, renew, read];
