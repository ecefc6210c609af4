import * as v from 'valibot';
import type { Sql } from '#base/database/sql.ts';
import { isCharged, leastCharged } from '#base/money/charged-money.ts';
import { isChargeable, type Money, majorUnits, moneyFields, readMoney } from '#base/money/money.ts';

/** The greatest charge of the card provider, in the smallest unit. */
const MAX_MINOR = 99_999_999;

interface PriceProblem {
  key: 'currency' | 'amount';
  message: string;
}

/** The price, or its problem (D40). */
function readPrice(typed: { currency: string; amount: string }): Money | PriceProblem {
  const wrong = (message: string, key: PriceProblem['key'] = 'amount') => ({ key, message });
  const money = readMoney(typed, MAX_MINOR);
  if (typeof money === 'string') return wrong(money);
  const { currency } = money;
  if (!isCharged(currency)) return wrong(`Cards are not charged in ${currency}`, 'currency');
  const least = leastCharged(currency);
  if (least && money.minor < least.minor) return wrong(`Cards are charged ${majorUnits(least)} ${currency} at least`);
  return isChargeable(money) ? money : wrong(`The last of the three decimals of ${currency} must be 0`);
}

const price = v.pipe(
  v.object(moneyFields),
  v.rawTransform(({ dataset, addIssue, NEVER }): Money => {
    const money = readPrice(dataset.value);
    if ('minor' in money) return money;
    const { value: input } = dataset;
    const { key, message } = money;
    addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
    return NEVER;
  }),
);

const isFirst = ({ currency }: Money, index: number, prices: Money[]) =>
  prices.findIndex((each) => each.currency === currency) === index;

/** D40: at least one price, each currency once; the first is the default. */
export const prices = v.pipe(
  v.array(price),
  v.minLength(1, 'A price is required'),
  v.checkItems(isFirst, 'This currency has a price already'),
);

/** SQL: the prices of a row of `packages p`, as `Money`. */
export const pricesJson = `(select json_agg(json_build_object('currency', x.currency, 'minor', x.amount_minor)
  order by x.position) from package_prices x where x.package_id = p.id)`;

export async function replacePrices(sql: Sql, id: number, prices: readonly Money[]): Promise<void> {
  await sql.query({ text: 'delete from package_prices where package_id = $1', values: [id] });
  await sql.query({
    text: `insert into package_prices (package_id, currency, amount_minor, position)
      select $1, each.currency, each.minor, each.position
      from unnest($2::text[], $3::bigint[]) with ordinality as each(currency, minor, position)`,
    values: [id, prices.map(({ currency }) => currency), prices.map(({ minor }) => minor)],
  });
}
