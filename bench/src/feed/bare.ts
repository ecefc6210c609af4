import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../platform/scripts/postgres.mjs';
import { root } from '../academy/places.ts';
import { firstPage, type Responding } from './responding.ts';

/** D9: posts for everybody, and every audience that contains the students' bit. */
const STUDENTS_AUDIENCES = [0, 1, 3, 5, 7];

export interface Bare extends Responding {
  stop: () => void;
}

async function studentId({ url, token }: Responding): Promise<number> {
  const response = await fetch(`${url}/api/profile`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await response.json()) as { data: { user: { id: string } } };
  return Number(data.user.id);
}

const isUp = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/**
 * Starts the bare server on an academy's database; its response equals the academy's response to the student, byte by
 * byte.
 */
export async function startBare(databaseUrl: string, academy: Responding): Promise<Bare> {
  const page = await firstPage(academy);
  const fileToken = /pass=([^"]+)"/.exec(page)?.[1] ?? '';
  const viewer = { ownPostsOf: await studentId(academy), audiences: STUDENTS_AUDIENCES, fileToken };
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'bare-server.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), VIEWER: JSON.stringify(viewer) },
  });
  const stop = () => void child.kill();
  for (let attempt = 0; attempt < 100 && !(await isUp(url)); attempt += 1) await pause(100);
  const bare = { url, token: academy.token, stop };
  if ((await firstPage(bare)) === page) return bare;
  stop();
  throw new Error('the bare server does not answer the same page');
}
