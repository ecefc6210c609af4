import type { AuditedSubject } from '#base/audit/audited-subject.ts';
import { endpoint } from '#base/http/endpoint.ts';
import { pageLanguageOf } from '#base/http/page-language.ts';
import { actionList, auditFilter, auditPage, auditQuery } from './audit.schema.ts';
import { listActions } from './audit-actions.ts';
import { auditCsv } from './audit-csv.ts';
import { listAudit } from './list-audit.ts';
import type { AuditWords } from './words/audit-words.ts';

const access = { permission: 'users.read', roles: ['admin', 'super-admin'] } as const;
const tag = 'Audit';

/** What the modules say about the lines that they write. */
export interface AboveAudit {
  subjects: readonly AuditedSubject[];
  words: AuditWords;
}

const list = (above: AboveAudit) =>
  endpoint({
    method: 'get',
    path: '/audit',
    tag,
    summary: 'List the audit log, newest first, in words and with values before and after',
    access,
    query: auditQuery,
    response: { schema: auditPage },
    handle: (ctx, { query, c }) => listAudit({ ctx, query, ...above, language: pageLanguageOf(c) }),
  });

const actions = ({ words }: AboveAudit) =>
  endpoint({
    method: 'get',
    path: '/audit/actions',
    tag,
    summary: 'List the actions that the audit log can have, in words',
    access,
    response: { schema: actionList },
    handle: async (_ctx, { c }) => ({ data: listActions(words, pageLanguageOf(c)) }),
  });

const csv = (above: AboveAudit) =>
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
    handle: (ctx, { query, c }) => auditCsv({ ctx, filter: query, ...above, c }),
  });

export const auditEndpoints = (above: AboveAudit) => [list(above), actions(above), csv(above)];
