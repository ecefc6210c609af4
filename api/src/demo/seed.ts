import '../registered.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { users } from '#modules/accounts/identity/identity.table.ts';
import { toPostText } from '#modules/timeline/posts/content/post-text.ts';
import { audienceBits } from '#modules/timeline/posts/posts.policy.ts';
import { postLikes, posts } from '#modules/timeline/posts/posts.table.ts';
import { seedAcademy } from './academy.ts';

import { prepareBooks, seedBooks } from './books.ts';
import { seedHolds } from './changes/holds.ts';
import { seedRequests } from './changes/requests.ts';
import { seedWindowShift } from './changes/window-shift.ts';
import { prepareChats, seedChats } from './chats/chats.ts';
import { seedOfficeChats } from './chats/office-chats.ts';
import { seedClock } from './clock.ts';
import { seedConsents } from './consents/consents.ts';
import { seedDeliveries } from './deliveries.ts';
import { demoCtx } from './demo-ctx.ts';
import { seedErasures } from './erasures.ts';
import { seedChildDevice } from './families/child-device.ts';
import { seedNewFamily } from './families/new-family.ts';
import { seedSecondSubjects } from './families/second-subjects.ts';
import { type DemoMedia, illustrate, prepareMedia } from './files/media.ts';
import { prepareForms, seedForms } from './forms/forms.ts';
import { seedImports } from './imports.ts';
import { seedLeads } from './leads/leads.ts';
import { prepareMaterials, seedMaterials } from './materials.ts';
import { readOldNotifications, seedNotifications } from './notifications.ts';
import { seedPeople } from './people/accounts.ts';
import { seedClasses } from './people/classes.ts';
import { seedFreeTimes } from './people/free-times.ts';
import { seedLedger } from './people/ledger.ts';
import { seedPayRuns } from './people/pay-runs.ts';
import { type PersonIds, people } from './people/people.ts';
import { seedSafety } from './people/safety.ts';
import { seedSalaries } from './people/salaries.ts';
import { seedSalaryMonths } from './people/salary-months.ts';
import { seedSecondStep } from './people/second-step.ts';
import { seedSeries } from './people/series.ts';
import { seedShift } from './people/shift.ts';
import { seedTimesOff } from './people/times-off.ts';
import { arabicPosts } from './posts/arabic-posts.ts';
import { seedComments } from './posts/comments.ts';
import type { DemoPost } from './posts/demo-post.ts';
import { englishPosts } from './posts/english-posts.ts';
import { illustratedPosts } from './posts/illustrated-posts.ts';
import { pendingPosts } from './posts/pending-posts.ts';
import { recentPosts } from './posts/recent-posts.ts';
import { viewerOf, viewersOf } from './posts/viewers.ts';
import { seedPrograms } from './programs/seed-programs.ts';
import { seedCoupons } from './purchases/coupons.ts';
import { prepareProof, seedDues } from './purchases/dues.ts';
import { seedPurchases } from './purchases/purchases.ts';
import { seedPackages, seedTransfers } from './purchases/subscriptions.ts';
import { randomFrom } from './random.ts';
import { seedSiteTexts } from './site/site-texts.ts';
import { prepareHomework, seedAssignments } from './teaching/assignments.ts';
import { seedExams } from './teaching/exams.ts';
import { seedFeedback } from './teaching/feedback.ts';
import { seedRecitations } from './teaching/home-recordings.ts';
import { seedMonthlyReports } from './teaching/monthly-reports.ts';
import { seedProgress } from './teaching/progress.ts';
import { seedReportReviews } from './teaching/report-reviews.ts';
import { seedReports } from './teaching/reports.ts';
import { seedSteps } from './teaching/steps.ts';
import { seedVisits } from './teaching/visits.ts';

const LOCK = 4_711_002;
const SEED = 20_260_101;
const HOUR_MS = 60 * 60_000;

const allPosts = [...recentPosts, ...illustratedPosts, ...englishPosts, ...arabicPosts, ...pendingPosts].sort(
  (a, b) => b.hoursAgo - a.hoursAgo,
);

interface AddedPost {
  id: number;
  post: DemoPost;
  authorId: number;
  createdAt: Date;
  publishedAt: Date;
}

function toRow(post: DemoPost, ids: PersonIds, now: Date): Omit<AddedPost, 'id'> & typeof posts.$inferInsert {
  const createdAt = new Date(now.getTime() - post.hoursAgo * HOUR_MS);
  const approvedAt = post.pending ? null : new Date(createdAt.getTime() + HOUR_MS / 2);
  return {
    post,
    authorId: ids.get(post.by) ?? 0,
    text: toPostText(post.text),
    status: post.pending ? 'pending' : 'approved',
    audience: audienceBits(post.visibleTo ?? []),
    createdAt,
    approvedAt,
    publishedAt: approvedAt ?? createdAt,
  };
}

async function addPosts(sql: Sql, ids: PersonIds, now: Date): Promise<AddedPost[]> {
  const rows = allPosts.map((post) => toRow(post, ids, now));
  const added = await sql.orm
    .insert(posts)
    .values(rows.map(({ post: _, ...row }) => row))
    .returning({ id: posts.id });
  return rows.map((row, index) => ({ ...row, id: added[index]?.id ?? 0 }));
}

/** Everybody who can see a post likes it with the post's warmth as the probability. */
async function addLikes(sql: Sql, added: readonly AddedPost[], ids: PersonIds) {
  const random = randomFrom(SEED);
  const likes = added.flatMap(({ id, post }) =>
    viewersOf(post, ids)
      .filter(() => random() < post.warmth * 0.8)
      .map(({ login }) => ({ postId: id, userId: ids.get(login) ?? 0 })),
  );
  await sql.orm.insert(postLikes).values(likes);
  return likes;
}

async function addMedia(
  deps: Deps,
  sql: Sql,
  added: readonly AddedPost[],
  files: Map<string, DemoMedia>,
  ids: PersonIds,
) {
  for (const { id, post, createdAt } of added) {
    const author = people.find(({ login }) => login === post.by);
    if (!post.media || !author) continue;
    const viewer = viewerOf(author, ids);
    const ctx = demoCtx({ deps, sql, viewer, now: createdAt });
    await illustrate(
      ctx,
      id,
      post.media.flatMap((name) => files.get(name) ?? []),
    );
  }
}

async function seedPosts(
  deps: Deps,
  sql: Sql,
  files: Map<string, DemoMedia>,
  ids: PersonIds,
  now: Date,
): Promise<void> {
  const added = await addPosts(sql, ids, now);
  await addMedia(deps, sql, added, files, ids);
  const likes = await addLikes(sql, added, ids);
  const comments = await seedComments(sql, added, ids, now);
  const notified = added.map((each) => ({
    ...each,
    likers: likes.filter(({ postId }) => postId === each.id).map(({ userId }) => userId),
    comments: comments.filter(({ postId }) => postId === each.id),
  }));
  await seedNotifications(sql, notified);
}

const isEmpty = async (sql: Sql) => (await sql.orm.select({ id: users.id }).from(users).limit(1)).length === 0;

type DemoIds = Parameters<typeof seedReports>[1];
type DemoClasses = Parameters<typeof seedReports>[2];

/** What was learnt in the classes, and what was written about it. */
async function seedLearning(tx: Sql, ids: DemoIds, classes: DemoClasses, now: Date): Promise<void> {
  await seedReports(tx, ids, classes);
  await seedProgress(tx, ids, classes, now);
  await seedSteps(tx, ids, classes);
  await seedReportReviews(tx, ids);
  await seedVisits(tx, ids, now);
  await seedExams(tx, ids, now);
  await seedMonthlyReports(tx, ids, classes, now);
}

/** The texts that the academy has written: those that people accept, and those of the website. */
async function seedOwnWords(tx: Sql, ids: PersonIds, now: Date): Promise<void> {
  await seedConsents(tx, ids, now);
  await seedSiteTexts(tx, ids, now);
}

/** Fills an empty database with a running academy. One process does it; a database with users is not changed. */
export async function seedDemo(deps: Deps): Promise<void> {
  const { sql } = deps.database;
  if (!(await isEmpty(sql))) return;
  const now = deps.now();
  const files = await prepareMedia(allPosts.flatMap(({ media = [] }) => media));
  const chatFiles = await prepareChats();
  const homework = await prepareHomework();
  const library = await prepareBooks();
  const taught = await prepareMaterials();
  const formFiles = await prepareForms();
  const proof = await prepareProof();
  await sql.transaction(async (tx) => {
    await tx.query({ text: 'select pg_advisory_xact_lock($1)', values: [LOCK] });
    if (!(await isEmpty(tx))) return;
    await seedAcademy(tx, now);
    const ids = await seedPeople(tx, now);
    await seedSecondStep(deps, tx, ids, now);
    const classes = await seedClasses(tx, ids, await seedMaterials(deps, tx, taught, ids), now);
    await seedSeries(deps, tx);
    await seedFreeTimes(tx, ids, now);
    await seedShift(tx, ids, now);
    await seedTimesOff(tx, ids, classes, now);
    await seedCoupons(tx, now);
    const packageIds = await seedPackages(tx, ids, now);
    await seedPurchases(deps, tx, { ids, packageIds, now });
    await seedDues(deps, tx, { ids, packageIds, proof, now });
    await seedLedger(tx, ids, classes, now);
    await seedLearning(tx, ids, classes, now);
    await seedAssignments(deps, tx, homework, ids, classes);
    await seedRecitations(deps, tx, ids);
    await seedBooks(deps, tx, library, ids);
    await seedSalaries(tx, ids, now);
    await seedSalaryMonths(tx, ids, now, deps.settings.currency);
    await seedPayRuns(tx, ids, { now, deps });
    await seedTransfers(tx, ids, now);
    await seedPosts(deps, tx, files, ids, now);
    await seedChats(deps, tx, chatFiles, ids);
    await seedOfficeChats(deps, tx, ids);
    await seedForms(deps, tx, formFiles, ids);
    await seedRequests(deps, tx, ids);
    await seedFeedback(tx, ids.get('parent'), now);
    await seedErasures(tx, ids.get('admin'), now);
    await seedImports(tx, ids.get('admin'), now);
    await seedLeads(deps, tx, ids);
    await seedNewFamily(deps, tx, ids);
    await seedChildDevice(deps, tx, ids);
    await seedSecondSubjects(deps, tx, ids);
    await seedSafety(tx, ids, now);
    await seedHolds(deps, tx, ids);
    await seedWindowShift(deps, tx, ids);
    await seedClock(tx, now);
    await seedOwnWords(tx, ids, now);
    await seedDeliveries(tx, ids);
    await seedPrograms(deps, tx, ids.get('super-admin'), now);
    await readOldNotifications(tx, now);
    // There are no listeners yet.
    await tx.query({ text: 'delete from realtime_outbox' });
    await tx.query({ text: 'analyze' });
  });
}
