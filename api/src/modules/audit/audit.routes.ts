import { endpoint } from '#base/http/endpoint.ts';
import { auditPage, auditQuery } from './audit.schema.ts';
import { listAudit } from './list-audit.ts';

const list = endpoint({
  method: 'get',
  path: '/audit',
  tag: 'Audit',
  summary: 'List the audit log, newest first, with values before and after',
  access: { permission: 'users.read', roles: ['admin', 'super-admin'] },
  query: auditQuery,
  response: { schema: auditPage },
  handle: (ctx, { query }) => listAudit({ ctx, query }),
});

export const auditEndpoints = [list];
