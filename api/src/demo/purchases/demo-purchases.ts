/** A demo person's purchase by card, and its result. */
export interface DemoPurchase {
  buyer: string;
  /** The child for whom a parent pays; otherwise the buyer is the student. */
  student?: string;
  /** The beginning of the package's title. */
  title: string;
  currency: string;
  kind: 'monthly' | 'one_time';
  /** How many months and days ago it was bought. */
  monthsAgo: number;
  daysAgo: number;
  /** The code of a coupon, in capitals. */
  coupon?: string;
  /** Paid from a bank account, which confirms days later; otherwise by card. */
  byBank?: true;
  /** A later event, this many days ago. */
  later?: { action: 'cancel' | 'refund' | 'decline' | 'bank-fails'; daysAgo: number };
}

export const demoPurchases: readonly DemoPurchase[] = [
  { buyer: 'student', title: 'Memorisation', currency: 'GBP', kind: 'monthly', monthsAgo: 4, daysAgo: 9 },
  { buyer: 'hana.tariq', title: 'Steady', currency: 'KWD', kind: 'monthly', monthsAgo: 1, daysAgo: 17 },
  {
    buyer: 'parent',
    student: 'maryam.ahmed',
    title: 'Memorisation',
    currency: 'GBP',
    kind: 'monthly',
    monthsAgo: 2,
    // The renewal has been unpaid for four days: its payer got a reminder (D114).
    daysAgo: 4,
    // Between two renewals: the next one is declined.
    later: { action: 'decline', daysAgo: 16 },
  },
  {
    buyer: 'khadija.benali',
    title: 'Memorisation',
    currency: 'GBP',
    kind: 'monthly',
    monthsAgo: 1,
    daysAgo: 24,
    later: { action: 'cancel', daysAgo: 8 },
  },
  { buyer: 'zayd.malik', title: 'Steady', currency: 'USD', kind: 'one_time', monthsAgo: 0, daysAgo: 25 },
  {
    buyer: 'noah.ibrahim',
    title: 'Memorisation',
    currency: 'USD',
    kind: 'one_time',
    monthsAgo: 0,
    daysAgo: 43,
    coupon: 'WELCOME10',
  },
  {
    buyer: 'noah.ibrahim',
    title: 'First steps',
    currency: 'USD',
    kind: 'one_time',
    monthsAgo: 0,
    daysAgo: 16,
    later: { action: 'refund', daysAgo: 14 },
  },
  {
    buyer: 'sofia.rossi',
    title: 'First steps',
    currency: 'USD',
    kind: 'one_time',
    monthsAgo: 0,
    daysAgo: 9,
    byBank: true,
    later: { action: 'bank-fails', daysAgo: 5 },
  },
  {
    buyer: 'ilyas.khan',
    title: 'Steady',
    currency: 'USD',
    kind: 'one_time',
    monthsAgo: 0,
    daysAgo: 1,
    byBank: true,
  },
  // Bought yesterday: the academy has chosen no teacher yet.
  {
    buyer: 'aminah.yusof',
    student: 'zaynab.yusof',
    title: 'Steady',
    currency: 'USD',
    kind: 'one_time',
    monthsAgo: 0,
    daysAgo: 0.95,
  },
];

const DAY_MS = 24 * 60 * 60_000;

/** A time before now, on a day of the month that every month has. */
export function before(now: Date, { monthsAgo = 0, daysAgo }: { monthsAgo?: number; daysAgo: number }): Date {
  const from = new Date(now);
  if (monthsAgo > 0) {
    from.setUTCDate(Math.min(from.getUTCDate(), 28));
    from.setUTCMonth(from.getUTCMonth() - monthsAgo);
  }
  return new Date(from.getTime() - daysAgo * DAY_MS);
}
