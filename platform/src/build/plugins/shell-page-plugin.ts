import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Compilation, type Compiler, rspack } from '@rspack/core';
import { buildSync, type OutputFile, transformSync } from 'esbuild';
import { drawIcons } from '../../icons/draw-icons.ts';
import { integrityOf } from '../../registry/release/integrity.ts';
import { buildWorker } from '../build-worker.ts';
import { laterScripts } from '../facade-use.ts';
import { readSkeletons } from '../skeleton-markup.ts';

export interface ShellPageOptions {
  /** The page's template, with a `<!--academy:head-->` that the server replaces with its hints and data. */
  template: string;
  /** The boot script: built separately, since the federation plugin adds its whole runtime to every entry. */
  boot: string;
  /** Folder of the service worker, and of the file that removes it. */
  worker: string;
  /** Folder of the skeletons: `page-skeletons.json`, their style beside it. */
  skeletons: string;
  /** The fonts' faces. */
  fonts: string;
  /** The style sheet of every page, if the build has one: the app loads it. */
  sheet: { file: string; text: string } | null;
  version: string;
  /** Development only: the addresses where dev servers report their builds, by app. */
  devServers?: Record<string, string>;
}

const STYLE_MARK = '<!--academy:skeleton-style-->';

/** Development only: lets the remotes' refresh runtimes find each other (each remote has its own). */
const REFRESH_HOOK = `<script>if(!window.__REACT_DEVTOOLS_GLOBAL_HOOK__){let n=0;const renderers=new Map();window.__REACT_DEVTOOLS_GLOBAL_HOOK__={renderers,supportsFiber:true,inject(r){const id=++n;renderers.set(id,r);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}}</script>`;

/**
 * Writes the shell's `index.html` and `build.json`. The boot script makes the first requests, and runs the listed app's
 * scripts after the first frame: the app finds its requests already running. `build.json` tells the server what to
 * preload and which inline styles the content security policy must name.
 */
export class ShellPagePlugin {
  readonly #options: ShellPageOptions;

  constructor(options: ShellPageOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ShellPagePlugin', (compilation) => {
      compilation.fileDependencies.add(this.#options.template);
      compilation.fileDependencies.add(this.#options.boot);
      compilation.fileDependencies.add(this.#options.fonts);
      compilation.contextDependencies.add(this.#options.skeletons);
      compilation.contextDependencies.add(this.#options.worker);
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'ShellPagePlugin', stage }, async () => {
        this.#emit(compilation, compiler.options.mode === 'development');
        await this.#emitIcons(compilation);
      });
    });
  }

  #emit(compilation: Compilation, dev: boolean): void {
    const template = readFileSync(this.#options.template, 'utf8');
    const scripts = filesOf(compilation, 'main', '.js');
    const boot = this.#emitBoot(compilation);
    const styles = this.#emitSheet(compilation);
    const tags = [
      ...(dev ? [REFRESH_HOOK, this.#overlay(compilation)] : []),
      `<script defer src="/${boot}" data-app="${scripts.join(' ')}"></script>`,
      this.#emitFonts(compilation),
    ].join('\n');
    const { style, markup, items } = readSkeletons(this.#options.skeletons);
    const page = template.replace(STYLE_MARK, () => style).replace('</head>', `${tags}\n</head>`);
    const build = {
      version: this.#options.version,
      preload: scripts,
      styles,
      later: this.#laterScripts(compilation, dev),
      styleHashes: styleHashes(page),
      skeletons: markup,
      skeletonItems: items,
    };
    compilation.emitAsset('index.html', new rspack.sources.RawSource(page));
    compilation.emitAsset('build.json', new rspack.sources.RawSource(JSON.stringify(build, null, 2)));
    if (!dev) this.#emitWorker(compilation, [`/${boot}`, ...scripts, ...styles]);
  }

  /** With the hashes of the page's runtime: a preload hint must have the same. */
  #laterScripts(compilation: Compilation, dev: boolean): Record<string, { url: string; integrity?: string }[]> {
    const root = path.dirname(compilation.compiler.context);
    const described = (file: string) => {
      const source = compilation.getAsset(file)?.source;
      return { url: `/${file}`, ...(source && !dev ? { integrity: integrityOf(source.buffer()) } : {}) };
    };
    return Object.fromEntries(
      Object.entries(laterScripts(compilation, root)).map(([entry, files]) => [entry, files.map(described)]),
    );
  }

  /** Its bytes change with the shell's, so that browsers install it again with each shell. */
  #emitWorker(compilation: Compilation, scripts: string[]): void {
    const { worker, version } = this.#options;
    const names = compilation.getAssets().map(({ name }) => `/${name}`);
    const assets = names.filter((name) => name.startsWith('/assets/')).sort();
    const files = buildWorker(worker, { scripts, files: { version, assets } });
    for (const [file, code] of Object.entries(files)) compilation.emitAsset(file, new rspack.sources.RawSource(code));
  }

  async #emitIcons(compilation: Compilation): Promise<void> {
    const icons = await drawIcons(readFileSync(this.#options.template, 'utf8'));
    for (const [name, png] of icons) compilation.emitAsset(`manifest/${name}`, new rspack.sources.RawSource(png));
  }

  #emitSheet(compilation: Compilation): string[] {
    const { sheet } = this.#options;
    if (!sheet) return [];
    compilation.emitAsset(sheet.file, new rspack.sources.RawSource(sheet.text));
    return [`/${sheet.file}`];
  }

  /** @returns their faces as a part of the page: a request for them would only delay the first paint. */
  #emitFonts(compilation: Compilation): string {
    const { outputFiles } = buildSync({
      entryPoints: [this.#options.fonts],
      bundle: true,
      minify: true,
      write: false,
      outdir: '/',
      assetNames: 'assets/[name].[hash]',
      publicPath: '/',
      loader: { '.woff2': 'file' },
    });
    const isSheet = ({ path: file }: OutputFile) => file.endsWith('.css');
    for (const { path: file, contents } of outputFiles.filter((output) => !isSheet(output)))
      compilation.emitAsset(file.slice(1), new rspack.sources.RawSource(Buffer.from(contents)));
    const text = outputFiles.find(isSheet)?.text.trim() ?? '';
    if (text.includes('</')) throw new Error(`${this.#options.fonts} cannot be part of the page`);
    return `<style>${text}</style>`;
  }

  #overlay(compilation: Compilation): string {
    const entry = path.join(import.meta.dirname, '../../dev/overlay.ts');
    const { outputFiles } = buildSync({ entryPoints: [entry], bundle: true, format: 'iife', write: false });
    compilation.emitAsset('dev-overlay.js', new rspack.sources.RawSource(outputFiles[0]?.text ?? ''));
    const servers = JSON.stringify(this.#options.devServers ?? {});
    return `<script src="/dev-overlay.js" data-servers='${servers}'></script>`;
  }

  #emitBoot(compilation: Compilation): string {
    const source = readFileSync(this.#options.boot, 'utf8');
    const { code } = transformSync(source, { loader: 'ts', format: 'iife', target: 'es2022', minify: true });
    const file = `assets/boot.${hashOf(code)}.js`;
    compilation.emitAsset(file, new rspack.sources.RawSource(code));
    return file;
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

function filesOf(compilation: Compilation, entry: string, ending: string): string[] {
  const files = compilation.entrypoints.get(entry)?.getFiles() ?? [];
  return files.filter((file) => file.endsWith(ending)).map((file) => `/${file}`);
}

function styleHashes(page: string): string[] {
  return [...page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
}
