import { createBuilders } from '#testing/builders/create-builders.ts';
import { startPostgres, startReplica } from '../../../platform/scripts/postgres.mjs';
import { openDatabase } from '../../src/base/database/database.ts';
import type { Deps } from '../../src/base/deps.ts';
import { startServer } from '../server-process.ts';
import { builtServer } from '../test-server.ts';
import { startCaddy, startPgBouncer } from './front-programs.ts';

async function startDatabases() {
  const primary = await startPostgres();
  const replica = primary && (await startReplica(primary.url));
  if (!primary || !replica) throw new Error('PostgreSQL is not installed');
  const onFailure = (error: Error) => {
    throw error;
  };
  const open = (databaseUrl: string) => openDatabase({ databaseUrl, folder: '', poolSize: 2, onFailure });
  return { primary, replica, open };
}

/** The deployment in `deploy/`: a balancer, two processes of the API, a pooler, PostgreSQL, and a replica of it. */
export async function startDeployment(dataDir: string) {
  const { primary, replica, open } = await startDatabases();
  const pooler = await startPgBouncer(primary.url);
  const start = () =>
    startServer(builtServer(), {
      DATA_DIR: dataDir,
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: primary.url,
      DATABASE_REPLICA_URL: replica.url,
      DATABASE_REPLICA_LAG_SECONDS: '3600',
      DEMO: '0',
      RATE_LIMIT_CONTACT: '1000000',
      RATE_LIMIT_POSTS: '1000000',
    });
  const [first, second] = await Promise.all([start(), start()]);
  const balancer = await startCaddy([first.url, second.url]);
  const [database, standby] = [await open(primary.url), await open(replica.url)];
  let hasReplica = true;
  const loseReplica = () => {
    if (hasReplica) replica.stop();
    hasReplica = false;
  };
  return {
    first,
    second,
    balancer,
    pooler,
    /** The primary, without a pooler in between. */
    database,
    standby,
    loseReplica,
    ...createBuilders({ database, now: () => new Date() } as Deps),
    async stop() {
      await balancer.stop();
      // The test has already killed the first process.
      await second.stop();
      await Promise.all([database.close(), standby.close()]);
      await pooler.stop();
      loseReplica();
      primary.stop();
    },
  };
}

export type Deployment = Awaited<ReturnType<typeof startDeployment>>;
