import path from 'node:path';
import { type Compiler, rspack } from '@rspack/core';
import { namespacesOf, readTexts } from '../../sources/read-texts.ts';

/** Emits each namespace as `locales/{language}/{namespace}.json`, from however many files. */
export class TextsPlugin {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('TextsPlugin', (compilation) => {
      compilation.contextDependencies.add(path.join(this.#dir, 'locales'));
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'TextsPlugin', stage }, () => {
        for (const namespace of namespacesOf(this.#dir)) {
          for (const language of ['en', 'ar'] as const) {
            const texts = readTexts(this.#dir, language, namespace);
            if (!texts) continue;
            const text = `${JSON.stringify(texts, null, 2)}\n`;
            compilation.emitAsset(`locales/${language}/${namespace}.json`, new rspack.sources.RawSource(text));
          }
        }
      });
    });
  }
}
