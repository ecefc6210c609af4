import type { Compilation, Compiler, Module } from '@rspack/core';

/** A build-time edit of a library, and the checks on the finished build. */
export interface Replacement {
  /** The name in `docs/changed-libraries.md`. */
  name: string;
  /** Requests of modules, each of which must resolve to the replacement at least once. */
  requests: readonly RegExp[];
  /** The module that is used instead. */
  standIn: RegExp;
  /** Modules that the build must not contain. */
  gone?: RegExp;
}

interface Asked {
  request: string;
  target: string;
}

const nameOf = (module: Module | null | undefined): string => {
  const { resource } = (module ?? {}) as { resource?: string };
  return resource ?? module?.identifier() ?? '';
};

/** The modules' requests and their results: the same whether they were built now or come from the cache. */
function asked(compilation: Compilation): Asked[] {
  return [...compilation.modules].flatMap((module) =>
    compilation.moduleGraph.getOutgoingConnections(module).map(({ dependency, module: target }) => ({
      request: (dependency as { request?: string }).request ?? '',
      target: nameOf(target),
    })),
  );
}

/** Replacements that matched nothing in a build, and modules that should be absent. */
function replacementProblems(replacements: readonly Replacement[], found: readonly Asked[]): string[] {
  return replacements.flatMap(({ name, requests, standIn, gone }) => [
    ...requests
      .filter((pattern) => !found.some(({ request, target }) => pattern.test(request) && standIn.test(target)))
      .map((pattern) => `${name}: nothing asks for ${pattern} any more, or it gets another module than ${standIn}`),
    ...[...new Set(found.map(({ target }) => target).filter((target) => gone?.test(target)))].map(
      (target) => `${name}: the build still has ${target}`,
    ),
  ]);
}

/** Fails the build if an edit of a library no longer matches the library. */
export class ReplacementsPlugin {
  readonly #replacements: readonly Replacement[];

  constructor(replacements: readonly Replacement[]) {
    this.#replacements = replacements;
  }

  apply(compiler: Compiler): void {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap('ReplacementsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('ReplacementsPlugin', () => {
        for (const problem of replacementProblems(this.#replacements, asked(compilation)))
          compilation.errors.push(new WebpackError(`${problem} (docs/changed-libraries.md)`));
      });
    });
  }
}
