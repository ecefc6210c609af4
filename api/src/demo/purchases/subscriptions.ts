import type { Sql } from '#base/database/sql.ts';
import type { Money } from '#base/money/money.ts';
import { bankTransfers } from '#modules/money/bank-transfers/bank-transfers.table.ts';
import { packagePrices, packages } from '#modules/money/packages/packages.table.ts';
import type { PersonIds } from '../people/people.ts';

interface DemoPackage {
  title: string;
  titleAr: string;
  classesNum: number;
  prices: Money[];
  isDeactivated?: boolean;
  forSubscribers?: boolean;
}

const demoPackages: DemoPackage[] = [
  {
    title: 'First steps',
    titleAr: 'الخطوات الأولى',
    classesNum: 4,
    prices: [
      { currency: 'USD', minor: 2800 },
      { currency: 'GBP', minor: 2250 },
      { currency: 'KWD', minor: 8500 },
    ],
  },
  {
    title: 'Steady',
    titleAr: 'بانتظام',
    classesNum: 8,
    prices: [
      { currency: 'USD', minor: 5200 },
      { currency: 'GBP', minor: 4150 },
      { currency: 'KWD', minor: 15_900 },
    ],
  },
  {
    title: 'Memorisation',
    titleAr: 'حفظ القرآن',
    classesNum: 12,
    prices: [
      { currency: 'USD', minor: 7500 },
      { currency: 'GBP', minor: 5990 },
    ],
  },
  {
    title: 'Summer course',
    titleAr: 'دورة الصيف',
    classesNum: 20,
    prices: [{ currency: 'USD', minor: 11_000 }],
    isDeactivated: true,
  },
  {
    title: 'Revision',
    titleAr: 'مراجعة',
    classesNum: 2,
    prices: [
      { currency: 'USD', minor: 1500 },
      { currency: 'GBP', minor: 1200 },
    ],
    forSubscribers: true,
  },
];

interface DemoTransfer extends Money {
  payer: string;
  daysAgo: number;
  reference: string | null;
  note: string | null;
}

const demoTransfers: DemoTransfer[] = [
  { payer: 'student', currency: 'GBP', minor: 4150, daysAgo: 6, reference: 'FT26-104417', note: null },
  { payer: 'maryam.ahmed', currency: 'GBP', minor: 2250, daysAgo: 20, reference: 'FT26-098211', note: 'Paid by Amina' },
  { payer: 'guest', currency: 'USD', minor: 2800, daysAgo: 2, reference: null, note: 'بانتظار رقم الحوالة من البنك' },
  { payer: 'adam.clarke', currency: 'USD', minor: 7500, daysAgo: 41, reference: 'TRX-7730019', note: null },
];

const DAY_MS = 24 * 60 * 60_000;
const AGE_DAYS = 150;
const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Packages on offer, a former one, and one for subscribers too. @returns their ids by title. */
export async function seedPackages(sql: Sql, ids: PersonIds, now: Date): Promise<Map<string, number>> {
  const createdBy = ids.get('admin') ?? null;
  const createdAt = before(now, AGE_DAYS);
  const rows = demoPackages.map(({ title, titleAr, classesNum, isDeactivated, forSubscribers = false }) => ({
    title,
    titleAr,
    classesNum,
    forSubscribers,
    createdBy,
    createdAt,
    deactivatedAt: isDeactivated ? before(now, 60) : null,
  }));
  const added = await sql.orm.insert(packages).values(rows).returning({ id: packages.id });
  const prices = demoPackages.flatMap((each, index) =>
    each.prices.map(({ currency, minor }, position) => ({
      packageId: added[index]?.id ?? 0,
      currency,
      amountMinor: minor,
      position: position + 1,
    })),
  );
  await sql.orm.insert(packagePrices).values(prices);
  return new Map(demoPackages.map(({ title }, index) => [title, added[index]?.id ?? 0]));
}

/** Bank transfers. */
export async function seedTransfers(sql: Sql, ids: PersonIds, now: Date): Promise<void> {
  const createdBy = ids.get('admin') ?? null;
  const rows = demoTransfers.map(({ payer, currency, minor, daysAgo, reference, note }) => ({
    referenceNumber: reference,
    userId: ids.get(payer) ?? 0,
    amountMinor: minor,
    currency,
    date: before(now, daysAgo).toISOString().slice(0, 10),
    note,
    createdBy,
    createdAt: before(now, daysAgo),
  }));
  await sql.orm.insert(bankTransfers).values(rows);
}
