import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type OperationUse, operationUseSchema } from './operation-use.ts';

export const DOCUMENT_FILE = 'api/openapi.json';
export const EXPLANATIONS_FILE = 'api/breaking.json';
export const usesFile = (remote: string): string => `${remote}/api-uses.json`;

interface OpenApiDocument {
  info: { version: string };
  paths: Record<string, Record<string, object>>;
}

const inLines = (items: readonly string[], indent: string) => items.map((item) => `${indent}${item}`).join(',\n');

/** The document as committed: one line per operation, so that two changes conflict only if they touch the same one. */
export function documentText({ paths, ...about }: OpenApiDocument): string {
  const rows = Object.entries(paths)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([place, methods]) => {
      const operations = Object.entries(methods).map(
        ([method, operation]) => `"${method}": ${JSON.stringify(operation)}`,
      );
      return `${JSON.stringify(place)}: {\n${inLines(operations, '   ')}\n  }`;
    });
  return `${JSON.stringify(about, null, 1).slice(0, -2)},\n "paths": {\n${inLines(rows, '  ')}\n }\n}\n`;
}

/** A remote's committed uses of the API: one line per call. */
export const usesText = (operations: readonly OperationUse[]): string => {
  const lines = operations.map((operation) => JSON.stringify(operation));
  return `{\n "operations": [${lines.length > 0 ? `\n${inLines(lines, '  ')}\n ` : ''}]\n}\n`;
};

const usesSchema = v.object({ operations: v.array(operationUseSchema) });
export const parseUses = (text: string): OperationUse[] => v.parse(usesSchema, JSON.parse(text)).operations;

/** The reasons of breaking changes of the API, by version and call: `{"2.0.0": {"GET /users/{}": "…"}}`. */
export type Explanations = Record<string, Record<string, string>>;

/** Reads a file of the workspace; null if it is missing. */
export type ReadFile = (file: string) => string | null;

export function readWorkspace(root: string): ReadFile {
  return (file) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : null);
}

/** Runs a git command in the folder; null where it fails. */
function gitIn(root: string): (...args: string[]) => string | null {
  return (...args) => {
    try {
      return execFileSync('git', args, {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    } catch {
      return null;
    }
  };
}

/** The commit where this branch left `main`; null on `main` itself, and where there is none. */
function startOfBranch(git: ReturnType<typeof gitIn>): string | null {
  const head = git('rev-parse', 'HEAD')?.trim();
  const starts = ['main', 'origin/main'].map((name) => git('merge-base', 'HEAD', name)?.trim());
  return starts.find((start) => start && start !== head) ?? null;
}

/**
 * Reads the files to compare a change with: from the commit that `CONTRACT_BASE` names; on a branch from where it left
 * `main`, so that a branch raises the version once; on `main` from before the last new version. Without a history there
 * is nothing to compare with.
 */
export function readBase(root: string, environment: Record<string, string | undefined> = process.env): ReadFile {
  const git = gitIn(root);
  const base = () => {
    const start = environment.CONTRACT_BASE || startOfBranch(git);
    if (start) return start;
    if (git('show', `HEAD:${DOCUMENT_FILE}`) !== readWorkspace(root)(DOCUMENT_FILE)) return 'HEAD';
    const raised = git('log', '-1', '--format=%H', '--text', '-G^  "version": ', '--', DOCUMENT_FILE)?.trim();
    return raised ? `${raised}^` : null;
  };
  const commit = base();
  return (file) => (commit === null ? null : git('show', `${commit}:${file}`));
}
