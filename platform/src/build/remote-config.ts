import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { usesOfRemote } from '../api-contract/current-contract.ts';
import { checkDeclaration, readDeclaration } from '../sources/read-remote.ts';
import { sharedLibraries } from '../sources/shared-libraries.ts';
import { sourceHash } from '../sources/source-hash.ts';
import { baseConfig } from './base-config.ts';
import { DeclarationFollower } from './declaration-follower.ts';
import { esModuleRuntime, runtimeWithoutErrorWords } from './federation-runtime.ts';
import { generateEntries } from './generate-entries.ts';
import { OrderedIntegrityPlugin } from './plugins/ordered-integrity.ts';
import { ReleasePlugin } from './plugins/release-plugin.ts';
import { ReplacementsPlugin } from './plugins/replacements-plugin.ts';
import { TextsPlugin } from './plugins/texts-plugin.ts';
import { remoteReplacements } from './replacements.ts';

/** The build of a remote: two entry modules, shared libraries left to the shell, a release description beside it. */
export async function remoteConfig(dir: string, dev: boolean, port: number): Promise<Configuration> {
  const declaration = await readDeclaration(dir);
  await checkDeclaration(dir, declaration);
  const version = dev ? `${declaration.version}-dev` : `${declaration.version}-${sourceHash(dir)}`;
  const container = `${declaration.name}_${version}`.replace(/\W/g, '_');
  const base = dev ? `http://localhost:${port}/` : `/remotes/${declaration.name}/${version}/`;
  const doors = generateEntries(dir, declaration);
  // A development build changes with each keystroke, and is not deployed.
  const operations = dev ? [] : usesOfRemote(dir);
  const follower = dev ? new DeclarationFollower(dir, declaration) : null;
  const config = baseConfig({ dir, name: declaration.name, version, dev, port });
  return {
    ...config,
    entry: {},
    output: { ...config.output, publicPath: 'auto' },
    // A request costs more than a few duplicated kilobytes: only large modules of several screens get their own
    // chunk.
    optimization: {
      ...config.optimization,
      ...(dev ? {} : { splitChunks: { chunks: 'async', minSize: 300_000, cacheGroups: { defaultVendors: false } } }),
    },
    plugins: [
      ...(config.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        exposes: { './route': doors.route, './lifecycles': doors.lifecycles },
        remotes: {},
        manifest: true,
        dts: false,
        shareStrategy: 'loaded-first',
        shared: sharedLibraries(dir, 'remote', dev),
        // A development build has its own runtime: the refresh runtime needs unshared copies to fall back to.
        experiments: {
          optimization: { target: 'web', disableRemote: true },
          ...(dev ? {} : { externalRuntime: true }),
        },
      }),
      new TextsPlugin(dir),
      // A library that uses its own address would contain the folder of the checkout.
      new rspack.DefinePlugin({ 'import.meta.url': JSON.stringify('file:///') }),
      ...(follower ? [follower] : productionPlugins()),
      new ReleasePlugin({
        dir,
        declaration: () => follower?.declaration ?? declaration,
        version,
        container,
        base,
        operations,
        withIntegrity: !dev,
      }),
    ],
  };
}

const productionPlugins = () => [
  esModuleRuntime(),
  runtimeWithoutErrorWords(),
  new ReplacementsPlugin(remoteReplacements),
  new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
  new OrderedIntegrityPlugin(),
];
