import path from 'node:path';
import type { RemoteDeclaration } from '@academy/shared-auth/contract';
import { type Compiler, rspack } from '@rspack/core';
import { build } from 'esbuild';
import { checkDeclaration } from '../sources/read-remote.ts';
import { generateEntries } from './generate-entries.ts';

/** Reads the present `remote.ts` with its imports, without cached modules. */
async function readAnew(dir: string): Promise<{ declaration: RemoteDeclaration; files: string[] }> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: dir,
    entryPoints: ['remote.ts'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const module = (await import(`data:text/javascript;base64,${code}`)) as { default: RemoteDeclaration };
  const files = Object.keys(metafile.inputs).filter((file) => !file.startsWith('..'));
  return { declaration: module.default, files: files.map((file) => path.join(dir, file)) };
}

const PLUGIN = 'DeclarationFollower';

/**
 * In the dev server: follows the declaration in `remote.ts`. An error in it is an error of the build, and the last
 * valid declaration stays.
 */
export class DeclarationFollower {
  readonly #dir: string;
  #files: string[] = [];
  #problem: string | null = null;
  declaration: RemoteDeclaration;

  constructor(dir: string, declaration: RemoteDeclaration) {
    this.#dir = dir;
    this.#files = [path.join(dir, 'remote.ts')];
    this.declaration = declaration;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.watchRun.tapPromise(PLUGIN, () => this.#read());
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      for (const file of this.#files) compilation.fileDependencies.add(file);
      if (this.#problem) compilation.errors.push(new rspack.WebpackError(`remote.ts: ${this.#problem}`));
    });
  }

  async #read(): Promise<void> {
    try {
      const { declaration, files } = await readAnew(this.#dir);
      this.#files = files;
      if (declaration.name !== this.declaration.name)
        throw new Error(`the name was ${this.declaration.name}: end pnpm dev and begin again`);
      await checkDeclaration(this.#dir, declaration);
      generateEntries(this.#dir, declaration);
      this.declaration = declaration;
      this.#problem = null;
    } catch (error) {
      this.#problem = error instanceof Error ? error.message : String(error);
    }
  }
}
