import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DOCUMENT_FILE, documentText, readBase } from './contract-files.ts';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root });

/** Commits a document with this version and a path of this name. */
function commit(version: string, place: string) {
  mkdirSync(path.join(root, 'api'), { recursive: true });
  const text = documentText({ openapi: '3.1.0', info: { version }, paths: { [place]: {} } } as never);
  writeFileSync(path.join(root, DOCUMENT_FILE), text);
  git('add', '.');
  git('commit', '-qm', place);
}

const baseVersion = (environment = {}) =>
  /"version": "([^"]*)"/.exec(readBase(root, environment)(DOCUMENT_FILE) ?? '')?.[1] ?? null;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'contract-'));
  git('init', '-qb', 'main');
  commit('1.4.0', '/shelves');
  commit('1.5.0', '/rooms');
});
afterEach(() => rmSync(root, { recursive: true }));

it('a branch with several changes is compared with the commit where it left main', () => {
  git('checkout', '-qb', 'work');
  commit('1.6.0', '/halls');
  commit('1.6.0', '/doors');
  expect(baseVersion()).toBe('1.5.0');
});

it('main is compared with the commit before its last new version', () => {
  commit('1.6.0', '/halls');
  commit('1.6.0', '/doors');
  expect(baseVersion()).toBe('1.5.0');
  expect(baseVersion({ CONTRACT_BASE: 'main~3' })).toBe('1.4.0');
});

it('a change on main that is not committed is compared with the last commit', () => {
  writeFileSync(path.join(root, DOCUMENT_FILE), '{}');
  expect(baseVersion()).toBe('1.5.0');
});

it('without a history there is nothing to compare with', () => {
  rmSync(path.join(root, '.git'), { recursive: true });
  expect(baseVersion()).toBeNull();
});
