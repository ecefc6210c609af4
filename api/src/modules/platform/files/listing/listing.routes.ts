import { type Endpoint, endpoint } from '#base/http/endpoint.ts';
import type { FileSource } from './file-source.ts';
import { listFiles } from './list-files.ts';
import { filesPage, filesQuery } from './listing.schema.ts';

/** @param sources from every module whose files are listed. */
export const fileListEndpoints = (sources: readonly FileSource[]): Endpoint[] => [
  endpoint({
    method: 'get',
    path: '/files',
    tag: 'Files',
    summary: 'List the files of materials, books, assignments and own conversations that the viewer can open',
    access: 'session',
    query: filesQuery,
    response: { schema: filesPage },
    errors: [422],
    handle: (ctx, { query }) => listFiles({ ctx, query, sources }),
  }),
];
