import type { AuditedSubject } from '#base/audit/audited-subject.ts';
import { endpoint } from '#base/http/endpoint.ts';
import { pageLanguageOf } from '#base/http/page-language.ts';
import { actionList, auditFilter, auditPage, auditQuery } from './audit.schema.ts';
import { listActions } from './audit-actions.ts';
import { auditCsv } from './audit-csv.ts';
import { listAudit } from './list-audit.ts';

const access = { permission: 'users.read', roles: ['admin', 'super-admin'] } as const;
const tag = 'Audit';

const list = (subjects: readonly AuditedSubject[]) =>
  endpoint({
    method: 'get',
    path: '/audit',
    tag,
    summary: 'List the audit log, newest first, in words and with values before and after',
    access,
    query: auditQuery,
    response: { schema: auditPage },
    handle: (ctx, { query, c }) => listAudit({ ctx, query, subjects, language: pageLanguageOf(c) }),
  });

const actions = endpoint({
  method: 'get',
  path: '/audit/actions',
  tag,
  summary: 'List the actions that the audit log can have, in words',
  access,
  response: { schema: actionList },
  handle: async (_ctx, { c }) => ({ data: listActions(pageLanguageOf(c)) }),
});

const csv = (subjects: readonly AuditedSubject[]) =>
  endpoint({
    method: 'get',
    path: '/audit.csv',
    inView: 'closed',
    tag,
    summary: 'Export the filtered audit log as CSV',
    access,
    query: auditFilter,
    response: { type: 'text/csv', description: 'UTF-8 with a byte order mark' },
    errors: [422],
    handle: (ctx, { query, c }) => auditCsv({ ctx, filter: query, subjects, c }),
  });

/** @param subjects the modules' declarations about the objects of their lines. */
export const auditEndpoints = (subjects: readonly AuditedSubject[]) => [list(subjects), actions, csv(subjects)];
