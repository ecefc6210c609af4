import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { type AuditLine, actionsSchema, auditPageSchema } from '#/office/api/audit.ts';
import { server } from '#/testing/server.ts';

/** A line of the audit log as the API sends it. */
export const aLine = (about: Partial<AuditLine> & { id: string }): AuditLine => ({
  at: '2026-11-20T09:00:00.000Z',
  actor: { id: '1', name: 'Rana Admin' },
  what: 'Changed an account',
  about: [{ id: '9', name: 'Omar Saleh' }],
  changes: [{ name: 'Name', before: 'Omar', after: 'Omar Saleh' }],
  ...about,
});

/** Serves the log and its actions; the returned list collects the queries. */
export function serveAudit(lines: AuditLine[]) {
  const asked: URLSearchParams[] = [];
  const actions = { data: [{ action: 'user.update', what: 'Changed an account' }] };
  server.use(
    http.get('*/api/audit', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(v.parse(auditPageSchema, { data: lines, pagination: { total: lines.length } }));
    }),
    http.get('*/api/audit/actions', () => HttpResponse.json(v.parse(actionsSchema, actions))),
  );
  return asked;
}
