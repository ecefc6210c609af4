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

/**
 * Reads the files to compare a change with: from the commit that `CONTRACT_BASE` names, otherwise from the last commit
 * with another document. Without a history there is nothing to compare with.
 */
export function readBase(root: string, environment: Record<string, string | undefined> = process.env): ReadFile {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore'] });
  const show = (commit: string, file: string) => {
    try {
      return git('show', `${commit}:${file}`);
    } catch {
      return null;
    }
  };
  const commitBefore = () => {
    if (environment.CONTRACT_BASE) return environment.CONTRACT_BASE;
    if (show('HEAD', DOCUMENT_FILE) !== readWorkspace(root)(DOCUMENT_FILE)) return 'HEAD';
    return `${git('log', '-1', '--format=%H', '--', DOCUMENT_FILE).trim()}^`;
  };
  try {
    const commit = commitBefore();
    return (file) => show(commit, file);
  } catch {
    return () => null;
  }
}
