import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { majorUnits } from '#base/money/money.ts';
import { peopleScopes } from '#modules/people/people/scope/people-scope.ts';
import { academyMonth } from '#modules/platform/academy/academy-time.ts';
import { type MoneyRow, moneyStatement } from './money.statement.ts';
import type { MoneyOfCurrency } from './statistics.schema.ts';

const permissions = ['subscriptions.invoices.read', 'subscriptions.bank_transfers.read'] as const;

/**
 * D51: the money of the academy. @throws AppError `forbidden` for viewers who may not see all payments and transfers.
 */
export async function findMoney({ ctx }: { ctx: ViewerCtx }): Promise<MoneyOfCurrency[]> {
  const { sql, viewer } = ctx;
  const scopes = await peopleScopes(sql, viewer, permissions);
  if (permissions.some((permission) => scopes[permission] !== 'all'))
    throw new AppError('forbidden', 'You do not have the permission for this');
  const rows = await sql.query<MoneyRow>(moneyStatement(academyMonth(ctx)));
  return rows.map(({ currency, months }) => ({
    currency,
    months: months.map(({ month, card, transfers }) => ({
      month,
      card: majorUnits({ currency, minor: card }),
      transfers: majorUnits({ currency, minor: transfers }),
    })),
  }));
}
