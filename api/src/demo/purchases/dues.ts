import { AcademySettings } from '#base/academy/academy-settings.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { DEFAULT_ZONE } from '#base/time/canonical-zone.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { acceptReport, rejectReport } from '#modules/money/purchases/dues/decide-report.ts';
import { makeDues } from '#modules/money/purchases/dues/make-dues.ts';
import { reportTransfer } from '#modules/money/purchases/dues/report-transfer.ts';
import { startBankPurchase } from '#modules/money/purchases/dues/start-bank-purchase.ts';
import { ReceivedMedia } from '#modules/platform/files/media/received-media.ts';
import { demoCtx } from '../demo-ctx.ts';
import { type DemoMedia, prepareMedia, storeMedia } from '../files/media.ts';
import { type PersonIds, people } from '../people/people.ts';
import { viewerOf } from '../posts/viewers.ts';
import { before } from './demo-purchases.ts';

/** What a family did about its due, so many days ago. */
type Act = { daysAgo: number } & ({ kind: 'report' | 'accept' | 'next-month' } | { kind: 'reject'; reason: string });

interface Story {
  payer: string;
  student: string;
  title: string;
  currency: string;
  kind: 'monthly' | 'one_time';
  boughtDaysAgo: number;
  acts: Act[];
}

/** Paid last month and due again; rejected once and reported again; just bought. */
const stories: Story[] = [
  {
    payer: 'rayyan.ali',
    student: 'rayyan.ali',
    title: 'Steady',
    currency: 'KWD',
    kind: 'monthly',
    boughtDaysAgo: 36,
    acts: [
      { kind: 'report', daysAgo: 35 },
      { kind: 'accept', daysAgo: 34.6 },
      { kind: 'next-month', daysAgo: 4 },
    ],
  },
  {
    payer: 'nadia.mahmoud',
    student: 'jana.mahmoud',
    title: 'First steps',
    currency: 'USD',
    kind: 'one_time',
    boughtDaysAgo: 4,
    acts: [
      { kind: 'report', daysAgo: 3 },
      { kind: 'reject', daysAgo: 2.6, reason: 'الصورة لحوالة أخرى. يُرجى إرسال صورة حوالة هذا الأسبوع.' },
      { kind: 'report', daysAgo: 1 },
    ],
  },
  {
    payer: 'sara.yilmaz',
    student: 'sara.yilmaz',
    title: 'Steady',
    currency: 'USD',
    kind: 'one_time',
    boughtDaysAgo: 1.5,
    acts: [],
  },
];

interface About {
  ids: PersonIds;
  packageIds: ReadonlyMap<string, number>;
  /** What the families send as the bank's proof. */
  proof: DemoMedia;
  now: Date;
}

/** The picture of a transfer. */
export async function prepareProof(): Promise<DemoMedia> {
  const [proof] = [...(await prepareMedia(['transfer.webp'])).values()];
  if (!proof) throw new Error('the picture of a transfer is missing');
  return proof;
}

/** Families who pay by transfer (D130 to D132), by the calls of the screens. */
export async function seedDues(deps: Deps, sql: Sql, about: About): Promise<void> {
  const database = { ...deps.database, sql, listen: () => {} };
  const academySettings = await AcademySettings.open(database);
  const own = { ...deps, database, academySettings };
  for (const story of stories) await play(own, sql, { ...about, story });
}

async function play(deps: Deps, sql: Sql, { ids, packageIds, proof, now, story }: About & { story: Story }) {
  const at = (daysAgo: number) => before(now, { daysAgo });
  const ctxOf = (login: string, daysAgo: number) => {
    const person = people.find((each) => each.login === login);
    if (!person) throw new Error(`there is no ${login}`);
    const permissions = new Set(login === 'admin' ? ['money.read', 'money.update'] : []);
    return demoCtx({ deps, sql, viewer: { ...viewerOf(person, ids), permissions }, now: at(daysAgo) });
  };
  const packageId = packageIds.get(story.title) ?? 0;
  const { currency, kind, payer, student, boughtDaysAgo } = story;
  const wanted = { packageId, currency, studentId: ids.get(student) ?? 0, kind, coupon: null };
  const { due } = await startBankPurchase(ctxOf(payer, boughtDaysAgo), wanted);
  let reportId = 0;
  for (const act of story.acts) {
    if (act.kind === 'report') {
      const ctx = ctxOf(payer, act.daysAgo);
      const about = { id: await storeMedia(ctx, proof), kind: 'image', name: 'transfer.webp', seconds: null } as const;
      const file = new ReceivedMedia('file', '', about);
      const paidOn = dayIn(DEFAULT_ZONE, at(act.daysAgo));
      const input = { file, amount: due.amount, paidOn, reference: undefined };
      reportId = Number((await reportTransfer({ ctx, id: Number(due.id), input })).id);
    } else if (act.kind === 'accept') {
      await acceptReport({ ctx: ctxOf('admin', act.daysAgo), id: reportId, minor: undefined });
    } else if (act.kind === 'reject') {
      await rejectReport({ ctx: ctxOf('admin', act.daysAgo), id: reportId, reason: act.reason });
    } else {
      await makeDues(sql, { now: at(act.daysAgo), settings: deps.academySettings });
    }
  }
}
