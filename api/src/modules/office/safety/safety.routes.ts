import { endpoint } from '#base/http/endpoint.ts';
import { readSafety } from './read-safety.ts';
import { safetyResponse } from './safety.schema.ts';

export const safetyEndpoints = [
  endpoint({
    method: 'get',
    path: '/safety',
    tag: 'Settings',
    summary: 'Get what the academy does to keep children safe, as far as its settings hold',
    access: 'public',
    response: { schema: safetyResponse },
    handle: async ({ sql, deps }) => ({ data: await readSafety(sql, deps.academySettings) }),
  }),
];
