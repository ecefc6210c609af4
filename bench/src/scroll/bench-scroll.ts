import { signInAsStudent } from '../academy/academy-server.ts';
import type { Ground } from '../academy/ground.ts';
import { launchChromium } from '../chromium/launch.ts';
import { settle } from '../composition/settle.ts';
import { createDatabase } from '../database/create-database.ts';
import { describeGoals } from '../report/goal.ts';
import { median } from '../report/median.ts';
import { report } from '../report/results.ts';
import { table } from '../report/table.ts';
import type { Task } from './long-tasks.ts';
import { addRealPosts } from './real-posts.ts';
import { scrollFeed } from './scroll-feed.ts';

const POSTS = 200;
const SLOWDOWN = 4;

const longest = (tasks: readonly Task[], what: keyof Task) => Math.max(0, ...tasks.map((task) => task[what]));

/** Scrolls through the feed on a slow processor: how long the page is unresponsive without a pause. */
export async function benchScroll(ground: Ground, runs: number): Promise<void> {
  const databaseUrl = await createDatabase(ground.databaseUrl, 'scroll');
  const server = await ground.start({ databaseUrl });
  await addRealPosts(databaseUrl, ground.folder('files/media'), POSTS + 40);
  await settle(server, '/dashboard/timeline');
  const token = await signInAsStudent(server);
  const browser = await launchChromium();
  try {
    const scrolls: Task[][] = [];
    for (let run = 0; run < runs; run += 1)
      scrolls.push(await scrollFeed(browser, { url: server.url, token, posts: POSTS, slowdown: SLOWDOWN }));
    const rows = scrolls.map((tasks, run) => [
      `scroll ${run + 1}`,
      tasks.length,
      Math.round(longest(tasks, 'duration')),
      Math.round(longest(tasks, 'running')),
    ]);
    const middle = (what: keyof Task) => median(scrolls.map((tasks) => longest(tasks, what)));
    const goals = describeGoals([
      { name: 'longest task, ms', value: middle('duration'), most: 100 },
      { name: 'longest task, ms of the page’s own', value: middle('running'), most: 100 },
    ]);
    const head = [`through ${POSTS} posts, ${SLOWDOWN} × CPU`, 'tasks over 50 ms', 'longest ms', 'of its own ms'];
    const text = `${table(head, rows)}\n\n${goals}`;
    report('scroll', { text, figures: { scrolls } });
  } finally {
    await browser.close();
  }
}
