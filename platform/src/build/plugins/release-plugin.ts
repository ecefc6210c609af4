import path from 'node:path';
import type { RemoteDeclaration } from '@academy/shared-auth/contract';
import { type Chunk, type Compilation, type Compiler, rspack } from '@rspack/core';
import type { OperationUse } from '../../api-contract/operation-use.ts';
import { integrityOf as hashOf, isChecked } from '../../registry/release/integrity.ts';
import { iconsOf, screensOf, slotPartsOf, textsOf } from '../../sources/read-remote.ts';
import { isLaterEntry, unlistedNames } from '../../sources/shared-libraries.ts';
import { consumedEntry, importedNames } from '../facade-use.ts';
import { chunkOfScreen, chunkOfSlot, wideChunkOfScreen } from '../generate-entries.ts';

const MANIFEST = 'mf-manifest.json';
/** For tools; it differs between builds. */
const STATISTICS = 'mf-stats.json';

export interface ReleaseOptions {
  dir: string;
  /** The remote's present declaration. */
  declaration: () => RemoteDeclaration;
  /** x.y.z-<hash> */
  version: string;
  container: string;
  /** URL folder that the files will be served from. */
  base: string;
  /** The calls of the API that it makes. */
  operations: readonly OperationUse[];
  /** A development build has no integrity hashes: its files change. */
  withIntegrity: boolean;
}

interface Manifest {
  id: string;
  name: string;
  metaData: Record<string, unknown>;
  exposes: { path: string; assets: { js: { sync: string[]; async: string[] } } }[];
}

/** Writes `release.json` beside the build: the registry's entry for exactly these bytes. */
export class ReleasePlugin {
  readonly #options: ReleaseOptions;

  constructor(options: ReleaseOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ReleasePlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'ReleasePlugin', stage }, async () => {
        const release = await this.#describe(compilation);
        compilation.deleteAsset(STATISTICS);
        const text = `${JSON.stringify(release, null, 2)}\n`;
        compilation.emitAsset('release.json', new rspack.sources.RawSource(text));
      });
    });
  }

  async #describe(compilation: Compilation): Promise<object> {
    const { dir, version, container, base, operations, withIntegrity } = this.#options;
    const declaration = this.#options.declaration();
    const manifest = slim(readManifest(compilation));
    const uses = importedNames(compilation);
    const unlisted = unlistedNames(path.dirname(dir), uses);
    if (unlisted.length > 0) throw new Error(unlisted.join('\n'));
    return {
      ...declaration,
      version,
      container,
      base,
      entry: base + MANIFEST,
      manifest,
      integrity: withIntegrity ? integrityOf(compilation) : {},
      files: filesByScreen(compilation, manifest, screensOf(declaration)),
      shared: sharedByScreen(compilation, screensOf(declaration)),
      styles: stylesByScreen(compilation, screensOf(declaration), chunkOfScreen),
      wideStyles: stylesByScreen(compilation, screensOf(declaration), wideChunkOfScreen),
      slotFiles: filesByPart(compilation, slotPartsOf(declaration)),
      texts: textsOf(dir, declaration),
      uses,
      operations,
      icons: await iconsOf(declaration),
    };
  }
}

function readManifest(compilation: Compilation): Manifest {
  const asset = compilation.getAsset(MANIFEST);
  if (!asset) throw new Error(`the build has no ${MANIFEST}`);
  return JSON.parse(asset.source.source().toString()) as Manifest;
}

/**
 * The parts of a manifest that the federation runtime reads. The container decides about sharing, types are not used,
 * and chunks that a module loads later are not needed to load it.
 */
function slim({ id, name, metaData, exposes }: Manifest): Manifest & { shared: []; remotes: [] } {
  const first = exposes.map((expose) => ({
    ...expose,
    assets: { ...expose.assets, js: { ...expose.assets.js, async: [] } },
  }));
  return { id, name, metaData, shared: [], remotes: [], exposes: first };
}

function integrityOf(compilation: Compilation): Record<string, string> {
  const checked = compilation.getAssets().filter(({ name }) => isChecked(name));
  checked.sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return Object.fromEntries(checked.map(({ name, source }) => [name, hashOf(source.buffer())]));
}

/** The scripts that a screen needs before it can show: the entry, the exposed module, the screen's own chunks. */
function filesByScreen(compilation: Compilation, manifest: Manifest, screens: string[]): Record<string, string[]> {
  const exposed = manifest.exposes.find((expose) => expose.path === './route');
  const first = ['remoteEntry.js', ...(exposed?.assets.js.sync ?? [])];
  const ofScreen = (screen: string) => scriptsOfChunk(compilation, chunkOfScreen(screen));
  return Object.fromEntries(screens.map((screen) => [screen, [...new Set([...first, ...ofScreen(screen)])]]));
}

const filesByPart = (compilation: Compilation, parts: string[]): Record<string, string[]> =>
  Object.fromEntries(parts.map((part) => [part, scriptsOfChunk(compilation, chunkOfSlot(part))]));

function chunksNamed(compilation: Compilation, name: string): Chunk[] {
  const group = compilation.chunkGroups.find((candidate) => candidate.name === name);
  return [...(group?.chunks ?? [])];
}

const filesOfChunk = (compilation: Compilation, name: string, ending: string): string[] =>
  chunksNamed(compilation, name)
    .flatMap((chunk) => [...chunk.files])
    .filter((file) => file.endsWith(ending));

const scriptsOfChunk = (compilation: Compilation, name: string): string[] => filesOfChunk(compilation, name, '.js');

/**
 * The style sheets that a screen waits for, and those of its parts for wide windows. Other style sheets come with the
 * scripts that load later.
 */
function stylesByScreen(
  compilation: Compilation,
  screens: string[],
  chunkOf: (screen: string) => string,
): Record<string, string[]> {
  const styles = screens.map((screen) => [screen, filesOfChunk(compilation, chunkOf(screen), '.css')] as const);
  return Object.fromEntries(styles.filter(([, files]) => files.length > 0));
}

/** The shell's parts that each screen needs and that the page lacks; screens without any are left out. */
function sharedByScreen(compilation: Compilation, screens: string[]): Record<string, string[]> {
  const consumedBy = (screen: string) =>
    chunksNamed(compilation, chunkOfScreen(screen))
      .flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)])
      .flatMap((module) => consumedEntry(module) ?? [])
      .filter(isLaterEntry);
  const needs = screens.map((screen) => [screen, [...new Set(consumedBy(screen))].sort()] as const);
  return Object.fromEntries(needs.filter(([, entries]) => entries.length > 0));
}
