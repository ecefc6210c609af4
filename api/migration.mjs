import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Makes a migration from the tables, and keeps only its snapshot: the next one is compared with it. */
const inFolder = (...names) => path.join(import.meta.dirname, ...names);
const args = ['generate', ...process.argv.slice(2)];
const { status } = spawnSync(inFolder('node_modules/.bin/drizzle-kit'), args, { cwd: inFolder(), stdio: 'inherit' });
const meta = inFolder('drizzle/meta');
const snapshots = readdirSync(meta).filter((file) => file.endsWith('_snapshot.json'));
for (const file of snapshots.sort().slice(0, -1)) rmSync(path.join(meta, file));
process.exitCode = status ?? 1;
