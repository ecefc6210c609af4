// The smallest server for the feed's first page: node:http, a pool, the API's own statement. No session, no checks.
import { createServer } from 'node:http';
import pg from 'pg';
import { postsPageStatement } from '../../../api/src/modules/timeline/posts/posts-page.statement.ts';

const { DATABASE_URL: connectionString, PORT, VIEWER } = process.env;
const options = JSON.parse(VIEWER ?? '{}') as { ownPostsOf: number; audiences: number[]; fileToken: string };
const pool = new pg.Pool({ connectionString, max: 10 });
const viewer = { userId: options.ownPostsOf, roles: [], permissions: new Set<string>() };
const firstPage = { status: 'approved', page: 1, limit: 20, viewer, ...options } as const;

createServer((_request, response) => {
  pool.query<{ json: string }>(postsPageStatement(firstPage)).then(
    ({ rows: [row] }) => {
      const body = row?.json ?? '';
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
      response.end(body);
    },
    (error: Error) => response.writeHead(500).end(error.message),
  );
}).listen(Number(PORT));
