import { beforeAll, describe, expect, it } from 'vitest';
import { embeddedFolder, openDatabase } from '../src/base/database/database.ts';
import { readPosts, SentPosts } from './crash/post-writer.ts';
import { addClasses, effectsOf, readEffects } from './crash/report-effects.ts';
import { ReportWriter } from './crash/report-writer.ts';
import { writeAndKill } from './crash/writer.ts';
import { startServer } from './server-process.ts';
import {
  builtServer,
  copySeededFolder,
  emptyDatabase,
  inFull,
  postgres,
  signIn,
  temporaryFolder,
} from './test-server.ts';

const ROUNDS = inFull ? 20 : 4;
const POST_WRITERS = 2;
const REPORT_WRITERS = 3;
const CLASSES_OF_WRITER = 3;

const dataDir = temporaryFolder('crash');

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe(`the server on ${postgres ? 'PostgreSQL' : 'the embedded database'}, killed ${ROUNDS} times while it writes`, () => {
  const posts = new SentPosts();
  let reportWriters: ReportWriter[] = [];
  let found = new Map<string, string[]>();
  const databaseUrl = postgres ? emptyDatabase('crash') : undefined;
  const start = async () => {
    const url = await databaseUrl;
    const environment = {
      DATA_DIR: dataDir,
      RATE_LIMIT_REQUESTS: '1000000',
      RATE_LIMIT_POSTS: '1000000',
      ...(url ? { DATABASE_URL: url } : {}),
    };
    return startServer(builtServer(), environment);
  };

  async function openWriters(url: string) {
    const tokens = {
      admin: await signIn(url, 'admin'),
      teacher: await signIn(url, 'teacher'),
      student: await signIn(url, 'student'),
    };
    const ids = await addClasses(url, tokens, REPORT_WRITERS * CLASSES_OF_WRITER);
    reportWriters = numbers(REPORT_WRITERS).map(
      (name) => new ReportWriter(tokens.admin, ids.slice(name * CLASSES_OF_WRITER, (name + 1) * CLASSES_OF_WRITER)),
    );
    const writers = [...numbers(POST_WRITERS).map((name) => posts.writer(name, tokens.teacher)), ...reportWriters];
    return { writers, teacher: tokens.teacher };
  }

  async function settle(url: string, teacher: string): Promise<void> {
    await posts.settle(url, teacher);
    for (const writer of reportWriters) await writer.settle(url);
  }

  beforeAll(async () => {
    if (!postgres) await copySeededFolder(dataDir);
    let opened: Awaited<ReturnType<typeof openWriters>> | undefined;
    for (const round of numbers(ROUNDS)) {
      const running = await start();
      opened ??= await openWriters(running.url);
      await settle(running.url, opened.teacher);
      const enough = 12 + ((round * 7) % 20);
      await writeAndKill(running, opened.writers, {
        enough,
        isUnderWay: () => reportWriters.some((writer) => writer.isReporting()),
      });
      expect(running.complaints).toEqual([]);
    }
    const last = await start();
    await settle(last.url, opened?.teacher ?? '');
    found = await readPosts(last.url, opened?.teacher ?? '');
    expect(await last.stop()).toBe(0);
    expect(last.complaints).toEqual([]);
  }, 900_000);

  it('after a crash every acknowledged post is stored exactly once', () => {
    for (const [key, id] of posts.sent) expect(found.get(key), key).toEqual([id]);
    expect(posts.sent.size).toBeGreaterThan(ROUNDS * POST_WRITERS);
  });

  it('after a crash each report, reopening and deletion has all its effects, and none twice', async () => {
    const onFailure = (error: Error) => expect.unreachable(error.message);
    const folder = embeddedFolder(dataDir);
    const database = await openDatabase({ databaseUrl: await databaseUrl, folder, poolSize: 1, onFailure });
    try {
      for (const { id, sent, acknowledged } of reportWriters.flatMap(({ classes }) => classes)) {
        const { actions, effects } = await readEffects(database.sql, id);
        expect(effects, `${id}: ${actions.join(', ')}`).toEqual(effectsOf(actions));
        for (const action of ['report', 'reopen', 'delete'] as const) {
          const done = actions.filter((each) => each === action).length;
          expect(done, `${action} of ${id}`).toBeGreaterThanOrEqual(acknowledged[action]);
          expect(done, `${action} of ${id}`).toBeLessThanOrEqual(sent[action]);
        }
      }
    } finally {
      await database.close();
    }
  });
});
