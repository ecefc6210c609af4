import { endpoint } from '#base/http/endpoint.ts';
import { languageOf } from '#modules/accounts/identity/accounts.ts';
import { advancesOfMonth, paidLines } from '#modules/money/pay-runs/index.ts';
import { findMonth, monthParams } from '#modules/money/salaries/index.ts';
import { languageQuery } from '../receipts/receipts.schema.ts';
import { paperResponse } from '../send-paper.ts';
import { checkHasPaySlip } from './pay-slip.policy.ts';

const pdf = endpoint({
  method: 'get',
  path: '/teacher-salaries/:teacherId/months/:month/pdf',
  tag: 'Users',
  summary: 'Get the pay slip of a closed month as PDF, in the teacher’s language where none is named',
  access: 'session',
  params: monthParams,
  query: languageQuery,
  response: { type: 'application/pdf' },
  errors: [404, 409],
  async handle(ctx, { params, query, c }) {
    const found = await findMonth({ ctx, ...params });
    const closed = checkHasPaySlip(found);
    const language = query.language ?? (await languageOf(ctx.sql, params.teacherId));
    const { paySlipPdf } = await import('./pay-slip-pdf.ts');
    const advances = await advancesOfMonth(ctx.sql, params.teacherId, params.month);
    const payments = await paidLines(ctx.sql, params.teacherId, params.month);
    const bytes = await paySlipPdf({
      ctx,
      teacherId: params.teacherId,
      language,
      month: { ...found, closed },
      payments,
      advances,
    });
    return paperResponse(c, `pay-slip-${params.teacherId}-${params.month}`, bytes);
  },
});

export const paySlipEndpoints = [pdf];
