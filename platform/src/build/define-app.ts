import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@rspack/cli';
import { remoteConfig } from './remote-config.ts';
import { shellConfig } from './shell-config.ts';

export interface AppOptions {
  /** The app's folder: `import.meta.dirname`. With a `remote.ts` in it, it is a remote; otherwise it is the shell. */
  dir: string;
}

/**
 * The whole `rspack.config.ts` of an app. All that differs between apps comes from their declarations. The dev server's
 * port comes from `ACADEMY_PORT`.
 */
export function defineApp({ dir }: AppOptions) {
  return defineConfig(async (_env, argv) => {
    const dev = argv.mode === 'development';
    const port = Number(process.env.ACADEMY_PORT ?? 3100);
    return existsSync(path.join(dir, 'remote.ts')) ? remoteConfig(dir, dev, port) : shellConfig(dir, dev, port);
  });
}
