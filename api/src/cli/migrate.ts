import { migrateDatabase } from '#base/database/migrate.ts';
import { logApplied } from '#base/database/migrations/log-applied.ts';
import { createLogger } from '#base/observability/logger.ts';
import { openConfigured } from '../config/open-configured.ts';
import { startWords } from '../config/start-words.ts';
import { readConfig } from '../config.ts';

/** Migrates the database that the server's settings name, and ends: for a job before the processes of a release. */
async function migrate(): Promise<void> {
  const config = readConfig(process.env);
  const { logger, flush } = createLogger(config.logLevel);
  const database = await openConfigured(config, (error) => {
    throw error;
  });
  let migrations = 0;
  const log = logApplied(logger);
  try {
    await database.exclusively(() =>
      migrateDatabase(database, {
        report: (applied) => {
          migrations += 1;
          log(applied);
        },
      }),
    );
    logger.info({ migrations }, 'the schema is up to date');
  } finally {
    flush();
    await database.close();
  }
}

await migrate().catch((error) => {
  console.error(startWords(error));
  process.exitCode = 1;
});
