import path from 'node:path';
import { defineApp, ReplacementsPlugin } from '@academy/platform/build';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack, type StatsCompilation } from '@rspack/core';
import { root } from '../academy/places.ts';
import { generateRemotes } from './generate-remotes.ts';

export interface Monolith {
  shellDir: string;
  /** Scripts of a chunk by its name, below the site's root, without a leading slash. */
  scriptsOf: (chunk: string) => string[];
}

const dist = path.resolve(import.meta.dirname, '../../dist/monolith');

/** The shell's configuration without federation; the bundle itself replaces the loader's runtime. */
async function monolithConfig(runtime: string): Promise<Configuration> {
  const shell = defineApp({ dir: path.join(root, 'shell') });
  const config = (await shell({ RSPACK_BUILD: true }, { mode: 'production' } as never)) as Configuration;
  return {
    ...config,
    name: 'monolith',
    cache: false,
    output: { ...config.output, path: dist },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, '@module-federation/enhanced/runtime': runtime },
    },
    plugins: config.plugins?.filter(
      (plugin) => !(plugin instanceof ModuleFederationPlugin || plugin instanceof ReplacementsPlugin),
    ),
  };
}

function compile(config: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    rspack(config, (error, stats) => {
      if (error || !stats) return reject(error ?? new Error('the build said nothing'));
      if (stats.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })));
      resolve(stats.toJson({ all: false, chunkGroups: true }));
    });
  });
}

/** Builds the shell and all remotes as one bundle, with normal tree shaking and lazy screens. */
export async function buildMonolith(): Promise<Monolith> {
  const { namedChunkGroups = {} } = await compile(await monolithConfig(generateRemotes()));
  return {
    shellDir: dist,
    scriptsOf: (chunk) =>
      (namedChunkGroups[chunk]?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.js')),
  };
}
