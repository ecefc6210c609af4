import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createLogger } from '#platform/observability/logger.ts';
import { createApp } from './app.ts';
import { compose } from './compose.ts';
import { type Config, ConfigError, readConfig } from './config.ts';

/** Requests in flight get this long at a stop. */
const STOP_MS = 10_000;

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), STOP_MS);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function listen(server: Server, config: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, () => resolve((server.address() as AddressInfo).port));
  });
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
  const running = await compose(config, logger, fail);
  // The site (shell, remotes, landing) is mounted here, as createApp's second argument.
  const app = createApp(running.deps);
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const port = await listen(server, config);
  logger.info({ port, database: running.deps.database.kind, ms: Math.round(performance.now() - began) }, 'ready');
  flush();
  stopOnSignal(async () => {
    running.announceStop();
    await closeServer(server);
    await running.close();
    logger.info('stopped');
    flush();
  });
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopped = false;
  const once = () => {
    if (stopped) return;
    stopped = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', once);
  process.on('SIGINT', once);
}

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
