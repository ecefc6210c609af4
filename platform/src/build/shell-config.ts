import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { listOf, sharedLibraries } from '../sources/shared-libraries.ts';
import { readPackage, sourceHash } from '../sources/source-hash.ts';
import { baseConfig } from './base-config.ts';
import { OffersPlugin } from './facade-use.ts';
import { esModuleRuntime, runtimeWithoutErrorWords } from './federation-runtime.ts';
import { computedPageCss } from './page-css.ts';
import { ReplacementsPlugin } from './plugins/replacements-plugin.ts';
import { ShellPagePlugin } from './plugins/shell-page-plugin.ts';
import { shellReplacements } from './replacements.ts';
import { devSockets, shellDevServer, sourcesFromEnvironment } from './shell-dev-server.ts';

/**
 * Libraries that the shell shares are provided, not requested: there is no other provider, and the runtime would check
 * each of its parts while the page starts. In development a remote may bring its own.
 */
const providedLibraries = (dir: string) =>
  new rspack.sharing.ProvideSharedPlugin({
    enhanced: true,
    shareScope: 'default',
    provides: Object.fromEntries(
      Object.entries(sharedLibraries(dir, 'shell', false)).map(([entry, rule]) => [
        listOf(path.dirname(dir), entry) ?? entry,
        { ...rule, shareKey: entry },
      ]),
    ),
  });

const smallRuntime = () => [esModuleRuntime(), runtimeWithoutErrorWords()];

/** The build of the shell: the shared libraries eager, the federation runtime for all, a page, no remote. */
export async function shellConfig(dir: string, dev: boolean, port: number): Promise<Configuration> {
  const { version } = readPackage(dir);
  const buildVersion = dev ? version : `${version}-${sourceHash(dir)}`;
  const pageCss = dev ? null : await computedPageCss();
  const config = baseConfig({ dir, name: 'shell', version: buildVersion, dev, port });
  return {
    ...config,
    entry: {
      main: './src/start.ts',
      ...(dev ? { gallery: '../shared-ui/gallery/main.tsx' } : {}),
    },
    output: { ...config.output, publicPath: '/' },
    ...(dev ? { devServer: { ...config.devServer, ...shellDevServer(sourcesFromEnvironment()) } } : {}),
    // With modules from a cache the federation's plugin does not see what it shares.
    cache: false,
    // One file: text that repeats is compressed once, and modules of libraries are joined to their users' (ADR 174).
    optimization: { ...config.optimization, splitChunks: false },
    plugins: [
      ...(config.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        manifest: false,
        dts: false,
        shareStrategy: 'loaded-first',
        ...(dev ? { shared: sharedLibraries(dir, 'shell', dev) } : {}),
        // No manifests: the shell reads its registry.
        experiments: { optimization: { target: 'web', disableSnapshot: true }, provideExternalRuntime: true },
      }),
      new rspack.CopyRspackPlugin({
        patterns: [
          { from: 'locales', to: 'locales' },
          { from: '../shared-ui/locales', to: 'locales' },
          { from: '../NOTICES.txt', to: 'notices.txt' },
        ],
      }),
      new rspack.DefinePlugin({ __SHELL_VERSION__: JSON.stringify(version), __DEV__: JSON.stringify(dev) }),
      ...(dev
        ? [new rspack.HtmlRspackPlugin({ filename: 'gallery.html', chunks: ['gallery'], title: 'Components' })]
        : [
            providedLibraries(dir),
            ...(pageCss?.plugins ?? []),
            new OffersPlugin(path.dirname(dir)),
            ...smallRuntime(),
            new ReplacementsPlugin(shellReplacements),
            new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
          ]),
      new ShellPagePlugin({
        template: path.join(dir, 'src/index.html'),
        boot: path.join(dir, 'src/boot.ts'),
        worker: path.join(dir, 'src/worker'),
        skeletons: path.join(dir, '../shared-ui/src/skeleton'),
        fonts: path.join(dir, '../shared-ui/src/fonts/fonts.css'),
        sheet: pageCss?.sheet ?? null,
        version: buildVersion,
        ...(dev ? { devServers: devSockets(port, sourcesFromEnvironment()) } : {}),
      }),
    ],
  };
}
