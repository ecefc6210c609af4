import { setTimeout as pause } from 'node:timers/promises';
import { type AcademyServer, signInAsStudent } from '../academy/academy-server.ts';
import type { Ground } from '../academy/ground.ts';
import { createDatabase } from '../database/create-database.ts';
import { describeGoals } from '../report/goal.ts';
import { report } from '../report/results.ts';
import { table } from '../report/table.ts';
import { type Balancer, startBalancer } from './balancer.ts';

/** Each restarts both processes, one after the other. */
const ROLLING_RESTARTS = 10;
/** Without draining connections, for comparison. */
const ABRUPT_RESTARTS = 3;
const PROCESSES = 2;
const REQUESTS_A_SECOND = 20;
const PATHS = [
  '/api/profile',
  '/api/posts?page=1&limit=20',
  '/dashboard/timeline',
  '/api/notifications?page=1&limit=10',
];

interface Figures {
  drainSeconds: number;
  restarts: number;
  requests: number;
  failed: number;
  /** The reasons of failures, one line each. */
  failures: string[];
}

/** Requests one path after the other through the balancer, 20 per second, until stopped. */
function startAsking(url: string, token: string) {
  const sent: Promise<string | null>[] = [];
  const headers = { authorization: `Bearer ${token}`, accept: 'text/html, application/json' };
  /** Why the request failed; null after a success. */
  const ask = async (path: string) => {
    const response = await fetch(url + path, { headers });
    const body = await response.text();
    return response.ok ? null : `${response.status} ${path} ${body.slice(0, 80)}`;
  };
  const timer = setInterval(() => {
    const path = PATHS[sent.length % PATHS.length] ?? '/';
    sent.push(ask(path).catch((error: Error) => `${path} ${error.message}`));
  }, 1000 / REQUESTS_A_SECOND);
  return async () => {
    clearInterval(timer);
    const outcomes = await Promise.all(sent);
    const failures = outcomes.filter((reason) => reason !== null);
    return { requests: outcomes.length, failed: failures.length, failures };
  };
}

async function restart(balancer: Balancer, old: AcademyServer, start: () => Promise<AcademyServer>) {
  await old.stop();
  balancer.remove(old.url);
  const next = await start();
  balancer.add(next.url);
  await balancer.hasNoticed(next.url);
  return next;
}

async function measure(ground: Ground, drainSeconds: number, restarts: number): Promise<Figures> {
  const databaseUrl = await createDatabase(ground.databaseUrl, `restart_${drainSeconds}`);
  const start = () => ground.start({ databaseUrl, env: { DRAIN_SECONDS: String(drainSeconds) } });
  const balancer = await startBalancer();
  const servers: AcademyServer[] = [];
  try {
    for (let n = 0; n < PROCESSES; n += 1) {
      const server = await start();
      servers.push(server);
      balancer.add(server.url);
      await balancer.hasNoticed(server.url);
    }
    const finish = startAsking(balancer.url, await signInAsStudent(balancer));
    for (let round = 0; round < restarts; round += 1) {
      for (const [place, server] of servers.entries()) servers[place] = await restart(balancer, server, start);
    }
    await pause(1000);
    const found = { drainSeconds, restarts, ...(await finish()) };
    for (const failure of found.failures) console.log(`${drainSeconds} s: ${failure}`);
    return found;
  } finally {
    await balancer.stop();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/**
 * Measures what users notice of a deployment: two processes behind a balancer are restarted one after the other under
 * load.
 */
export async function benchRestart(ground: Ground): Promise<void> {
  const figures = [await measure(ground, 5, ROLLING_RESTARTS), await measure(ground, 0, ABRUPT_RESTARTS)];
  const rows = figures.map(({ drainSeconds, restarts, requests, failed }) => [
    `${drainSeconds} s`,
    restarts,
    requests,
    failed,
  ]);
  const head = ['DRAIN_SECONDS', 'rolling restarts', 'requests', 'failed'];
  const goals = [{ name: 'failed requests with a drain', value: figures[0]?.failed ?? Number.NaN, most: 0 }];
  report('restart', { text: [table(head, rows), describeGoals(goals)].join('\n\n'), figures });
}
