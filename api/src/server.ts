import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from '@academy/shared-auth/contract';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Deps } from '#base/deps.ts';
import { createLogger } from '#base/observability/logger.ts';
import { pageAcademy } from '#modules/platform/academy/page-academy.ts';
import { startFailuresAtZero } from '#modules/platform/figures/failure-series.ts';
import { nameOwners } from '#modules/platform/figures/owner-series.ts';
import { PublishedWords } from '#modules/platform/site-texts/published-words.ts';
import { addedFacts } from './academy-facts.ts';
import { createApp } from './app.ts';
import { compose } from './compose.ts';
import { doubts } from './config/doubts.ts';
import { startWords } from './config/start-words.ts';
import { type Config, emptySettings, readConfig } from './config.ts';
import { limitQuality } from './site/assets/compression.ts';
import { candidateOverrides } from './site/candidate-overrides.ts';
import { mountSite } from './site/index.ts';
import { siteStore } from './site/releases/site-store.ts';
import { sitePeople, viewerOfToken } from './site/session/site-people.ts';
import { drainFor, stopOnSignal, stopWithoutLoss } from './stop.ts';
import { apiVersion } from './version.ts';

/**
 * Longer than balancers keep idle connections (60 s and less): whoever closes a connection first may lose a request
 * that was just sent on it, and only the sender notices.
 */
const IDLE_CONNECTION_MS = 75_000;
/** The longest time for a request to arrive: a video of fifty megabytes at half a megabit a second. */
const REQUEST_MS = 15 * 60_000;
const FIRST_LOOK_MS = 5_000;

function listen(server: Server, config: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Everything that is not API: shell, remotes, landing page. */
async function openSite(config: Config, deps: Deps) {
  const { releases, metrics, logger, sessions } = deps;
  const { shellDir, publicUrl, ablyKey, brotliQuality, figuresEvery } = config;
  const { firstData: hasFirstData, serviceWorker: hasWorker } = config;
  if (!releases) return undefined;
  limitQuality(brotliQuality);
  const warn = (problem: string, cause: unknown) => logger.warn({ err: cause }, problem);
  const store = siteStore(releases, config, deps);
  const onRegistry = ({ revision, remotes }: Registry) => {
    metrics.registryRevision.set(revision);
    metrics.releasesServed.set(remotes.length);
    deps.servedRemotes.notePublished(remotes.length);
    startFailuresAtZero(metrics, remotes);
    nameOwners(metrics, remotes);
  };
  const onRegistryFailure = () => metrics.registryFailures.inc();
  const onOffNow = (remotes: string[], revision: number) =>
    deps.realtime.broadcast(`off-now-${revision}`, 'platform.off-now', { remotes });
  const findUser = async (token: string) => (await viewerOfToken(sessions, token))?.userId ?? null;
  const overrideSources = [candidateOverrides(findUser, publicUrl.startsWith('https:'))];
  const isAbly = ablyKey !== undefined;
  const academy = pageAcademy(deps.academySettings, addedFacts);
  const words = new PublishedWords(deps.database.sql, deps.academySettings);
  await words.refresh();
  const pages = { apiVersion, publicUrl, isAbly, figuresEvery, hasFirstData, hasWorker, academy, words };
  const changes = deps.compositionListeners;
  const { figureTokens, servedShells } = deps;
  const sources = { store, shellDir, overrideSources, people: sitePeople(deps), figureTokens, servedShells };
  const isEmpty = () => deps.servedRemotes.isEmpty();
  const options = { ...pages, ...sources, warn, isEmpty, onRegistry, onRegistryFailure, onOffNow, changes };
  return (app: Hono) => mountSite(app, options);
}

/** Readiness depends on whether remotes can be served, so the store is read first, if it responds. */
async function firstLook({ compositionListeners }: Deps): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, FIRST_LOOK_MS).unref());
  await Promise.race([Promise.all([...compositionListeners].map((look) => look())), late]);
}

async function start(config: Config): Promise<void> {
  const began = performance.now();
  const { logger, flush } = createLogger(config.logLevel);
  const fail = (error: Error) => {
    logger.fatal({ err: error }, 'cannot go on');
    flush();
    process.exit(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', (reason) => fail(reason instanceof Error ? reason : new Error(String(reason))));
  const empty = emptySettings(process.env);
  if (empty.length > 0) logger.warn({ settings: empty }, 'these settings are empty and count as not set');
  for (const doubt of doubts(config)) logger.warn(doubt);
  const running = await compose(config, logger, fail);
  const app = createApp(running.deps, await openSite(config, running.deps));
  if (config.releaseKeys || config.production) await firstLook(running.deps);
  const problem = running.deps.servedRemotes.problem();
  if (problem) logger.warn(problem);
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.requestTimeout = REQUEST_MS;
  server.keepAliveTimeout = IDLE_CONNECTION_MS;
  const port = await listen(server, config);
  running.deps.realtime.start(server);
  stopOnSignal(async () => {
    logger.info({ drainSeconds: config.drainSeconds }, 'stopping');
    await stopWithoutLoss({
      server,
      announce: running.announceStop,
      drain: drainFor(config.drainSeconds),
      stopRealtime: () => running.deps.realtime.stop(),
      close: running.close,
    });
    logger.info('stopped');
    flush();
  }, fail);
  // Last, because whoever reads this line may stop the process at once.
  logger.info({ port, database: running.deps.database.kind, ms: Math.round(performance.now() - began) }, 'ready');
  flush();
}

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(startWords(error));
  process.exit(1);
}
