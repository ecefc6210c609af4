import { signInAs } from '../academy/academy-server.ts';
import { type CountedAcademy, openCountedAcademy, read } from '../academy/counted-academy.ts';
import type { Ground } from '../academy/ground.ts';
import { compare, describeComparisons } from '../report/compare.ts';
import { report } from '../report/results.ts';
import { fillPayments } from './fill-payments.ts';

/** `BENCH_MANY` sets a smaller number for a trial run. */
const SIZES = { few: 1000, many: Number(process.env.BENCH_MANY ?? 1_000_000) };

const viewers = ['admin', 'student', 'parent'] as const;

interface Academy extends CountedAcademy {
  tokens: Record<(typeof viewers)[number], string>;
}

const questions = [
  { as: 'admin', name: 'monthly invoices', path: 'invoices?per_page=20' },
  { as: 'admin', name: 'monthly invoices, page 3', path: 'invoices?per_page=20&page=3' },
  { as: 'admin', name: 'one-time payments', path: 'payments/one-time?per_page=20' },
  { as: 'admin', name: 'failed monthly invoices', path: 'invoices?per_page=20&state=failed' },
  { as: 'admin', name: 'monthly invoices in KWD', path: 'invoices?per_page=20&currency=KWD' },
  { as: 'admin', name: 'held monthly invoices', path: 'invoices?per_page=20&state=held' },
  { as: 'admin', name: 'refunded monthly invoices, classes used', path: 'invoices?per_page=20&state=unreturned' },
  { as: 'admin', name: 'monthly invoices by amount', path: 'invoices?per_page=20&sort=-amount' },
  { as: 'student', name: 'own monthly invoices', path: 'invoices/mine?per_page=20' },
  { as: 'parent', name: 'invoices of the family', path: 'invoices?per_page=20' },
  { as: 'admin', name: 'bank transfers', path: 'bank-transfers?per_page=20' },
  { as: 'admin', name: 'bank transfers, page 3', path: 'bank-transfers?per_page=20&page=3' },
  { as: 'admin', name: 'bank transfers in KWD', path: 'bank-transfers?per_page=20&currency=KWD' },
] as const;

async function openAcademy(ground: Ground, payments: number): Promise<Academy> {
  const academy = await openCountedAcademy(ground, `payments_${payments}`);
  await fillPayments(academy.databaseUrl, payments);
  const tokens = await Promise.all(viewers.map(async (login) => [login, await signInAs(academy, login)] as const));
  return { ...academy, tokens: Object.fromEntries(tokens) as Academy['tokens'] };
}

/** Measures invoices and bank transfers, read from the API, with 1000 times as many in the database. */
export async function benchPayments(ground: Ground, runs: number): Promise<void> {
  const sizes = { few: await openAcademy(ground, SIZES.few), many: await openAcademy(ground, SIZES.many) };
  try {
    const found = [];
    for (const { name, as, path } of questions) {
      const ask = (academy: Academy) => read(academy, academy.tokens[as], path);
      found.push(
        await compare(sizes, { name: `${as}: ${name}`, ask, statements: ({ proxy }) => proxy.statements() }, runs),
      );
    }
    report('payments', { text: describeComparisons(found, SIZES, 'payments and transfers'), figures: found });
  } finally {
    for (const { proxy } of Object.values(sizes)) proxy.close();
  }
}
