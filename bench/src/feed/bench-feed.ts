import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../platform/scripts/postgres.mjs';
import { type AcademyServer, signInAsStudent } from '../academy/academy-server.ts';
import type { Ground } from '../academy/ground.ts';
import { root } from '../academy/places.ts';
import { describeGoals } from '../report/goal.ts';
import { median } from '../report/median.ts';
import { report } from '../report/results.ts';
import { table } from '../report/table.ts';

const FIRST_PAGE = '/api/posts?page=1&limit=20';
const WARM_UP = 2000;
const ROUND = 4000;
const CONNECTIONS = 16;
/** D9: what is for everybody, and every audience with the students' bit. */
const STUDENTS_AUDIENCES = [0, 1, 3, 5, 7];

const program = (name: string) => path.join(import.meta.dirname, name);

interface Answering {
  url: string;
  token: string;
}

/** Requests a second, from a process of its own. */
function load({ url, token }: Answering, milliseconds: number): number {
  const order = JSON.stringify({ url: url + FIRST_PAGE, token, connections: CONNECTIONS, milliseconds });
  const done = spawnSync(process.execPath, ['--import', 'tsx', program('load.ts'), order], {
    cwd: root,
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(done.stderr);
  return Number(done.stdout);
}

async function studentId(server: AcademyServer, token: string): Promise<number> {
  const answer = await fetch(`${server.url}/api/profile`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { data: { user: { id: string } } };
  return Number(data.user.id);
}

async function startBare(databaseUrl: string, ownPostsOf: number): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const reader = JSON.stringify({ ownPostsOf, audiences: STUDENTS_AUDIENCES });
  const child = spawn(process.execPath, ['--import', 'tsx', program('bare-server.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), READER: reader },
  });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return { url, child };
    await pause(100);
  }
  child.kill();
  throw new Error('the bare server did not answer');
}

async function refuseOtherAnswers(servers: Record<string, Answering>): Promise<void> {
  const texts = await Promise.all(
    Object.values(servers).map(async ({ url, token }) => {
      const answer = await fetch(url + FIRST_PAGE, { headers: { authorization: `Bearer ${token}` } });
      return answer.text();
    }),
  );
  if (new Set(texts).size !== 1) throw new Error('the servers do not answer the same page');
}

/** The feed's first page from the API beside a bare node:http and pg handler with the same statement. */
export async function benchFeed(ground: Ground, runs: number): Promise<void> {
  const server = await ground.start();
  const token = await signInAsStudent(server);
  const bare = await startBare(ground.databaseUrl, await studentId(server, token));
  try {
    const servers = { bare: { url: bare.url, token }, api: { url: server.url, token } };
    await refuseOtherAnswers(servers);
    for (const each of Object.values(servers)) load(each, WARM_UP);
    const rounds = Array.from({ length: runs }, () => ({
      bare: load(servers.bare, ROUND),
      api: load(servers.api, ROUND),
    }));
    const ratio = median(rounds.map((round) => round.api / round.bare));
    const rows = [
      ['node:http and pg', median(rounds.map((round) => round.bare)), 1],
      ['API', median(rounds.map((round) => round.api)), ratio],
    ];
    const goals = describeGoals([{ name: 'API to bare handler', value: ratio, least: 0.8 }]);
    report('feed', { text: `${table(['server', 'requests/s', 'ratio'], rows)}\n\n${goals}`, figures: { rounds } });
  } finally {
    bare.child.kill();
  }
}
