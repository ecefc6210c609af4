import { type Compilation, type Compiler, rspack } from '@rspack/core';

const TABLE = /\{(?:(?:\w+|"[^"]+"):"sha256-[\w+/=]+",?){2,}\}/g;

/** Writes tables of integrity values in the order of their keys. */
const withOrderedTables = (script: string): string =>
  script.replace(TABLE, (table) => `{${table.slice(1, -1).split(',').sort().join(',')}}`);

/** The integrity plugin writes its table in the order of a hash map, which differs between builds. */
export class OrderedIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OrderedIntegrityPlugin', (compilation: Compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'OrderedIntegrityPlugin', stage }, () => {
        const entry = compilation.getAsset('remoteEntry.js');
        if (!entry) return;
        const text = withOrderedTables(entry.source.source().toString());
        compilation.updateAsset('remoteEntry.js', new rspack.sources.RawSource(text));
      });
    });
  }
}
