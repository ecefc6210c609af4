import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SourceFile } from 'typescript/unstable/ast';
import { API, type Project } from 'typescript/unstable/sync';

/** The line of a place in a text, from 1. */
export const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

interface Opened {
  file: string;
  source: SourceFile;
}

/** Opens files alone: their syntax, and the meaning of names within each file. */
export function withProject<Result>(
  root: string,
  files: readonly string[],
  run: (project: Project, paths: readonly string[]) => Result,
): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'syntax-'));
  const config = path.join(folder, 'tsconfig.json');
  const compilerOptions = {
    types: [],
    noResolve: true,
    noLib: true,
    jsx: 'preserve',
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  const paths = files.map((file) => path.resolve(root, file));
  writeFileSync(config, JSON.stringify({ compilerOptions, files: paths, include: [] }));
  const api = new API({ cwd: root });
  const snapshot = api.updateSnapshot({ openProjects: [config] });
  try {
    const project = snapshot.getProject(config);
    if (!project) throw new Error('TypeScript did not open the files');
    return run(project, paths);
  } finally {
    snapshot.dispose();
    api.close();
    rmSync(folder, { recursive: true });
  }
}

/** Opens files for their syntax alone. Returns what `run` finds, and each file that cannot be opened. */
export const withSources = (
  root: string,
  files: readonly string[],
  run: (sources: readonly Opened[]) => string[],
): string[] =>
  withProject(root, files, ({ program }, paths) => {
    const all = files.map((file, index) => ({ file, source: program.getSourceFile(paths[index] ?? '') }));
    const opened = all.flatMap(({ file, source }) => (source ? [{ file, source }] : []));
    const missing = all.flatMap(({ file, source }) => (source ? [] : [`${file}: TypeScript did not open it`]));
    return [...missing, ...run(opened)];
  });
