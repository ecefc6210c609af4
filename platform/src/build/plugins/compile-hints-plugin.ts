import { type Compiler, rspack } from '@rspack/core';

/** Chromium's hint to compile all functions of a file while it downloads, on other threads than the page's. */
export const HINT = '//# allFunctionsCalledOnLoad\n';

/** Files that run before a screen's first content: the shell's own, a remote's entry, exposed route and screens. */
const FIRST = /^(remoteEntry\.js|assets\/(main|__federation_expose_route|screen-[\w-]+)\.\w+\.js)$/;

/** Adds the hint to files that run at once: after minimising, which removes comments, and before hashing. */
export class CompileHintsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CompileHintsPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50;
      compilation.hooks.processAssets.tap({ name: 'CompileHintsPlugin', stage }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => FIRST.test(name)))
          compilation.updateAsset(file, (source) => new rspack.sources.ConcatSource(HINT, source));
      });
    });
  }
}
