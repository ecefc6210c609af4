import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ServerProcess } from '@academy/platform/conformance';
import { createTemplate } from './databases.ts';
import { addOffice } from './domains/office.ts';
import { root, templateDir } from './places.ts';
import { buildVariants } from './variants.ts';

async function makeTemplate(): Promise<void> {
  rmSync(templateDir, { recursive: true, force: true });
  mkdirSync(templateDir, { recursive: true });
  const published = spawnSync(process.execPath, ['--import', 'tsx', 'platform/src/cli/publish.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: templateDir, REMOTES_STORE: path.join(templateDir, 'remotes') },
  });
  if (published.status !== 0) throw new Error(published.stderr);
  const server = await ServerProcess.start({ dataDir: templateDir, env: { DATABASE_URL: await createTemplate() } });
  await server.stop();
  await addOffice();
}

/**
 * Publishes the built remotes and fills one database, which each test server copies; builds the variants that are
 * deployed later.
 */
export default async function prepare(): Promise<void> {
  await Promise.all([makeTemplate(), buildVariants()]);
}
