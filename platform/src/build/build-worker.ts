import path from 'node:path';
import { buildSync } from 'esbuild';

interface ShellOfWorker {
  /** The scripts and styles that every page needs: stored when the worker is installed. */
  scripts: string[];
  files: { version: string; assets: string[] };
}

/** The service worker and its removal, by file name: small, and separate from the app's bundles. */
export function buildWorker(folder: string, { scripts, files }: ShellOfWorker): Record<string, string> {
  const build = (entry: string): string => {
    const { outputFiles } = buildSync({
      entryPoints: [path.join(folder, 'scope', entry)],
      bundle: true,
      write: false,
      minify: true,
      format: 'iife',
      target: 'es2022',
      define: { __SHELL_SCRIPTS__: JSON.stringify(scripts), __SHELL_FILES__: JSON.stringify(files) },
    });
    return outputFiles[0]?.text ?? '';
  };
  return { 'worker.js': build('service-worker.ts'), 'worker-off.js': build('removal.ts') };
}
