import { type Database, embeddedFolder, openDatabase } from '#base/database/database.ts';
import type { Config } from '../config.ts';

/** Opens the database that the settings name. @param onFailure called when the embedded one ends by itself. */
export function openConfigured(config: Config, onFailure: (error: Error) => void): Promise<Database> {
  return openDatabase({
    databaseUrl: config.databaseUrl,
    directUrl: config.databaseDirectUrl,
    replica: config.databaseReplica,
    folder: embeddedFolder(config.dataDir),
    poolSize: config.databasePool,
    onFailure,
  });
}
