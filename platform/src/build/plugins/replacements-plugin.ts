import type { Compilation, Compiler, Module } from '@rspack/core';

/** An edit of a library at build time, and what of it has to be seen in the finished build. */
export interface Replacement {
  /** The name in `docs/changed-libraries.md`. */
  name: string;
  /** Requests that modules make, each of which has to lead to the stand-in at least once. */
  requests: readonly RegExp[];
  /** The module that takes the place. */
  standIn: RegExp;
  /** Modules that the build must not have any more. */
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

/** Replacements that matched nothing in a build, and modules that are there all the same. */
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

/** Fails the build where an edit of a library does not match the library any more. */
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
