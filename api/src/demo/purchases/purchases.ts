import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { transferredSince } from '#modules/money/bank-transfers/transfers-sql.ts';
import { notifyUnpaid } from '#modules/money/purchases/dunning/notify-unpaid.ts';
import { type PersonIds, people } from '../people/people.ts';
import { viewerOf } from '../posts/viewers.ts';
import { before, type DemoPurchase, demoPurchases } from './demo-purchases.ts';
import { type Sold, Till } from './till.ts';

/** An event and its effects. */
interface Step {
  at: Date;
  run(): Promise<Step[]>;
}

interface Selling {
  till: Till;
  ids: PersonIds;
  packageIds: ReadonlyMap<string, number>;
  now: Date;
}

async function renewals(till: Till, sold: Sold): Promise<Step[]> {
  const at = await till.renewsAt(sold);
  return at ? [{ at, run: () => till.sync(sold).then(() => renewals(till, sold)) }] : [];
}

function stepOf({ till, ids, packageIds, now }: Selling, purchase: DemoPurchase): Step {
  const { buyer, student, title, later } = purchase;
  const person = people.find(({ login }) => login === buyer);
  const packageId = [...packageIds].find(([name]) => name.startsWith(title))?.[1];
  const learner = people.find(({ login }) => login === (student ?? buyer));
  if (!person || !learner || packageId === undefined) throw new Error(`${buyer} cannot buy ${title}`);
  return {
    at: before(now, purchase),
    run: async () => {
      const bought = { packageId, studentId: viewerOf(learner, ids).userId };
      const sold = await till.buy(viewerOf(person, ids), bought, purchase);
      const next = await renewals(till, sold);
      if (!later) return next;
      return [...next, { at: before(now, later), run: () => till.act(sold, later.action).then(() => []) }];
    },
  };
}

/**
 * Purchases by card in the order of time, so that invoices are numbered in order. Only for the sandbox: another
 * provider would not know them. Their lines of the ledger are put in place later.
 */
export async function seedPurchases(deps: Deps, sql: Sql, about: Omit<Selling, 'till'>): Promise<void> {
  if (deps.payments.provider?.name !== 'sandbox') return;
  const till = new Till(deps, sql);
  const steps = demoPurchases.map((purchase) => stepOf({ till, ...about }, purchase));
  for (;;) {
    steps.sort((one, other) => one.at.getTime() - other.at.getTime());
    const [next] = steps;
    if (!next || next.at > about.now) break;
    steps.shift();
    till.now = next.at;
    steps.push(...(await next.run()));
  }
  await notifyUnpaid(sql, about.now, transferredSince);
  // The academy has already read these events.
  await sql.query({ text: `delete from payment_sandbox_objects where kind = 'event'` });
}
