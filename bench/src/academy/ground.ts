import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../../platform/scripts/postgres.mjs';
import { type AcademyServer, type ServerPlaces, startServer } from './academy-server.ts';
import { root, shellDir } from './places.ts';

/** What each bench needs: a folder, a PostgreSQL cluster, and the release store with the built remotes. */
export interface Ground {
  databaseUrl: string;
  store: string;
  /** A temporary folder, deleted with the ground. */
  folder: (name: string) => string;
  start: (places?: Partial<Omit<ServerPlaces, 'dataDir'>>) => Promise<AcademyServer>;
}

function run(program: string, env: Record<string, string> = {}): void {
  const done = spawnSync(process.execPath, ['--import', 'tsx', program], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (done.status !== 0) throw new Error(`${program} failed: ${done.stderr || done.stdout}`);
}

/** Builds what changed, makes the folder, the cluster and the store, and deletes them after the work. */
export async function onGround(work: (ground: Ground) => Promise<void>): Promise<void> {
  run('platform/src/cli/build.ts');
  const cluster = await startPostgres();
  if (!cluster) throw new Error('PostgreSQL is needed and cannot be had');
  const own = mkdtempSync(path.join(tmpdir(), 'academy-bench-'));
  const store = path.join(own, 'remotes');
  const servers: AcademyServer[] = [];
  try {
    run('platform/src/cli/publish.ts', { DATA_DIR: own, REMOTES_STORE: store });
    await work({
      databaseUrl: cluster.url,
      store,
      folder: (name) => path.join(own, name),
      start: async (places) => {
        const server = await startServer({ dataDir: own, databaseUrl: cluster.url, store, shellDir, ...places });
        servers.push(server);
        return server;
      },
    });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    cluster.stop();
    rmSync(own, { recursive: true, force: true });
  }
}
