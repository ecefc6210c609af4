import path from 'node:path';
import { workspaceRoot } from '../sources/workspace.ts';
import { buildApps } from './apps/build-apps.ts';
import { hasDemoAccounts } from './apps/has-demo-accounts.ts';
import { dataDir, publishBuilt } from './apps/publish-built.ts';
import { untilReady } from './apps/until-ready.ts';

const ACCOUNTS = ['super-admin', 'admin', 'leader', 'teacher', 'student', 'parent', 'guest'];

/** Builds what changed, publishes it, and becomes the server. */
async function start(): Promise<void> {
  const say = (line: string) => console.log(line);
  await buildApps([], say);
  await publishBuilt(say);
  process.env.DATA_DIR = dataDir();
  // A person reads a terminal: only what needs somebody.
  if (process.stdout.isTTY) process.env.LOG_LEVEL ||= 'warn';
  await import(path.join(workspaceRoot, 'api/dist/server.js'));
  const address = `http://localhost:${process.env.PORT ?? 3000}`;
  await untilReady(`${address}/readyz`);
  console.log(`\nThe academy is open at ${address}`);
  if (hasDemoAccounts(process.env))
    console.log(`Demo accounts, password academy-demo: ${ACCOUNTS.map((name) => `${name}@academy.test`).join(', ')}`);
}

await start().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
