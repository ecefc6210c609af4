import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { type PlatformOffers, slotNames } from '@academy/shared-auth/contract';
import { type Compilation, type Compiler, type Module, rspack } from '@rspack/core';
import { facadeEntries, isFacade, isLaterEntry, listOf } from '../sources/shared-libraries.ts';

/** Names by the entry point that they are imported from or exported by. */
type NamesByEntry = Record<string, string[]>;

interface ImportDependency {
  request?: string;
  ids?: string[];
}

const inOrder = (names: Iterable<string>) => [...new Set(names)].sort();

/** The names that a remote's modules import from the shell's facades; an import of the whole namespace has no name. */
export function importedNames(compilation: Compilation): NamesByEntry {
  const names = new Map<string, Set<string>>();
  for (const module of compilation.modules) {
    for (const { dependency } of compilation.moduleGraph.getOutgoingConnections(module)) {
      const { request = '', ids = [] } = dependency as ImportDependency;
      const [name] = ids;
      if (!isFacade(request) || name === undefined) continue;
      names.set(request, (names.get(request) ?? new Set()).add(name));
    }
  }
  return Object.fromEntries([...names].sort().map(([entry, found]) => [entry, inOrder(found)]));
}

/** The entry point of a remote's module that the shell provides; null for the remote's own modules. */
export function consumedEntry(module: Module): string | null {
  const [, entry] = /^consume.shared.module \(\w+\) (.+?)@[\^\d*]/.exec(module.identifier()) ?? [];
  return entry ?? null;
}

/** The source file of a facade, by the compiler's name for it where a folder is a link. */
function fileOf(root: string, entry: string): string {
  const list = listOf(root, entry);
  if (list) return realpathSync(list);
  const [scope, name = '', ...rest] = entry.split('/');
  // The build knows modules by their real paths.
  const folder = realpathSync(path.join(root, entry.startsWith('@') ? name : `${scope}`));
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return realpathSync(path.join(folder, exports[['.', ...rest].join('/')] ?? ''));
}

/** The files of a module of a chunk: several if the compiler has merged them. */
function filesBehind(module: Module): unknown[] {
  const { modules = [module] } = module as { modules?: Module[] };
  return modules.map((each) => (each as { resource?: string }).resource);
}

/** Scripts of the shell's build that remotes load later, by entry point, as paths below its folder. */
export function laterScripts(compilation: Compilation, root: string): Record<string, string[]> {
  const chunks = [...compilation.chunks];
  const scriptsOf = (file: string) =>
    chunks
      .filter((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)].flatMap(filesBehind).includes(file))
      .flatMap((chunk) => [...chunk.files].filter((name) => name.endsWith('.js')));
  const later = facadeEntries.filter(isLaterEntry);
  return Object.fromEntries(later.map((entry) => [entry, scriptsOf(fileOf(root, entry))]));
}

/** The exports of the facades in the shell's build. @throws Error if the build does not know them. */
function exportedNames(compilation: Compilation, root: string): NamesByEntry {
  const byFile = new Map<unknown, Module>();
  for (const module of compilation.modules) byFile.set((module as { resource?: string }).resource, module);
  return Object.fromEntries(
    facadeEntries.map((entry) => {
      const module = byFile.get(fileOf(root, entry));
      const provided = module ? compilation.moduleGraph.getProvidedExports(module) : null;
      if (!Array.isArray(provided)) throw new Error(`the build does not say what ${entry} exports`);
      return [entry, inOrder(provided)];
    }),
  );
}

/** Writes `offers.json` beside the shell: the exports that remotes may use. */
export class OffersPlugin {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OffersPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'OffersPlugin', stage }, () => {
        const offers: PlatformOffers = { exports: exportedNames(compilation, this.#root), slots: slotNames };
        compilation.emitAsset('offers.json', new rspack.sources.RawSource(`${JSON.stringify(offers, null, 1)}\n`));
      });
    });
  }
}
