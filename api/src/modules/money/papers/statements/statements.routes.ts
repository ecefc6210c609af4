import { type Endpoint, endpoint } from '#base/http/endpoint.ts';
import { languageOf } from '#modules/accounts/identity/accounts.ts';
import type { LedgerSources } from '#modules/people/people/ledger/ledger-sources.ts';
import { paperResponse } from '../send-paper.ts';
import { readStatement } from './read-statement.ts';
import * as schema from './statements.schema.ts';

const tag = 'Subscriptions';

/** @param sources the sources of ledger lines. */
export const statementEndpoints = (sources: LedgerSources): Endpoint[] => [
  endpoint({
    method: 'get',
    path: '/students/:id/statement',
    tag,
    summary: 'Get the statement of a student for a period: classes and money, for whoever reads the ledger',
    access: 'session',
    params: schema.statementParams,
    query: schema.statementQuery,
    response: { schema: schema.statementResponse },
    errors: [404, 422],
    handle: async (ctx, { params: { id }, query }) => ({ data: await readStatement({ ctx, id, query, sources }) }),
  }),
  endpoint({
    method: 'get',
    path: '/students/:id/statement/pdf',
    tag,
    summary: 'Get the statement as PDF, in the viewer’s language where none is named',
    access: 'session',
    params: schema.statementParams,
    query: schema.statementPdfQuery,
    response: { type: 'application/pdf' },
    errors: [404, 422],
    async handle(ctx, { params: { id }, query: { language, ...query }, c }) {
      const statement = await readStatement({ ctx, id, query, sources });
      const { statementPdf } = await import('./statement-pdf.ts');
      const spoken = language ?? (await languageOf(ctx.sql, ctx.viewer.userId));
      return paperResponse(c, `statement-${statement.to}`, await statementPdf(ctx, statement, spoken));
    },
  }),
];
