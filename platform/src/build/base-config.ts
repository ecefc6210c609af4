import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { CompileHintsPlugin } from './plugins/compile-hints-plugin.ts';

export interface BaseOptions {
  dir: string;
  name: string;
  /** x.y.z-<hash>: part of the cache's key and of the chunk loading global's name. */
  version: string;
  dev: boolean;
  port: number;
}

/** Emits source maps beside the scripts without naming them in the scripts: the server names them, in a header. */
export const SOURCE_MAPS = { SOURCE_MAPS: 'hidden' };
const hasSourceMaps = () => process.env.SOURCE_MAPS === SOURCE_MAPS.SOURCE_MAPS;

/**
 * Short names of modules, chunks and exports: names that stay the same between builds would keep no file in any cache,
 * because each file has the version of its build in it (ADR 174).
 */
const smallFiles = (): Configuration['optimization'] => ({
  moduleIds: 'natural',
  chunkIds: 'natural',
  mangleExports: 'size',
  minimizer: [
    new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 3, ecma: 2020 }, mangle: true } }),
    new rspack.LightningCssMinimizerRspackPlugin(),
  ],
});

/**
 * The common settings of every app's build: TypeScript by swc, CSS, fonts, hashed names, a persistent cache, a dev
 * server.
 */
export function baseConfig({ dir, name, version, dev, port }: BaseOptions): Configuration {
  return {
    name,
    context: dir,
    mode: dev ? 'development' : 'production',
    target: ['web', 'es2022'],
    output: {
      path: path.join(dir, 'dist'),
      // A page that was inactive during a failed build requests the update of the build before it.
      clean: !dev,
      uniqueName: `${name}_${version}`,
      filename: dev ? '[name].js' : 'assets/[name].[contenthash:8].js',
      chunkFilename: dev ? '[name].js' : 'assets/[name].[contenthash:8].js',
      cssFilename: 'assets/[name].[contenthash:8].css',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      // Milliseconds, longer than the time limits of the shell's loader.
      chunkLoadTimeout: 16_000,
      // A module that threw throws again at the next import, instead of returning its exports so far.
      strictModuleErrorHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    devtool: dev ? 'cheap-module-source-map' : hasSourceMaps() && 'hidden-source-map',
    module: {
      rules: [
        scriptRule(dev),
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(woff2|png|svg|avif|webp)$/, type: 'asset/resource' },
      ],
    },
    optimization: dev ? {} : smallFiles(),
    cache: dev
      ? false
      : {
          type: 'persistent',
          version: JSON.stringify([name, version, ...(hasSourceMaps() ? ['with source maps'] : [])]),
          storage: { type: 'filesystem', directory: path.join(dir, 'node_modules/.cache/rspack') },
          buildDependencies: [import.meta.filename, path.join(dir, 'rspack.config.ts')],
        },
    // On-demand compilation sends requests to the page's own origin, which for a remote is the shell's.
    ...(dev ? { devServer: devServer(port), lazyCompilation: false } : {}),
    plugins: [dev ? new ReactRefreshRspackPlugin() : new CompileHintsPlugin()],
    performance: false,
    stats: 'errors-warnings',
  } as Configuration;
}

/** TypeScript and JSX by swc; in development a module that does not compile keeps its last good version. */
function scriptRule(dev: boolean) {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    type: 'javascript/auto',
    use: [
      {
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic', development: dev, refresh: dev } },
          },
        },
      },
      ...(dev ? [path.join(import.meta.dirname, '../dev/last-good-loader.mjs')] : []),
    ],
  };
}

function devServer(port: number): object {
  return {
    port,
    hot: true,
    liveReload: false,
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: { overlay: false, webSocketURL: `ws://localhost:${port}/ws` },
  };
}
