import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Holder } from '@academy/shared-auth/contract';
import * as v from 'valibot';
import { workspaceRoot } from '../sources/workspace.ts';
import { runCommand } from '../terminal/run-command.ts';
import type { LiveRelease } from './faults.ts';
import { ServerProcess } from './server-process.ts';

/** The accounts that README names, the ones with the most permissions first. */
export const ROLES = ['super-admin', 'admin', 'leader', 'teacher', 'student', 'parent', 'guest'] as const;
export type Role = (typeof ROLES)[number];

/** A complete academy with demo data, for one check. */
export interface Academy {
  url: string;
  tokenOf: (role: Role) => Promise<string>;
  /** The API's data about an account. */
  holderOf: (role: Role) => Promise<Holder>;
  /** The API's response to an account that requests a path. */
  statusOf: (role: Role, path: string) => Promise<number>;
  releaseOf: (name: string) => Promise<LiveRelease>;
  close: () => Promise<void>;
}

const profileSchema = v.object({
  data: v.object({
    user: v.object({ roles: v.array(v.string()), relations: v.optional(v.array(v.string()), []) }),
    permissions: v.array(v.string()),
  }),
});

/** Rate limits are off: a check sends many requests from one address. */
const env = { RATE_LIMIT_REQUESTS: '1000000', MEETINGS: 'none' };

async function signIn(url: string, role: Role): Promise<string> {
  const body = JSON.stringify({ email: `${role}@academy.test`, password: 'academy-demo' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/login`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`${role} cannot sign in: ${response.status}`);
  return ((await response.json()) as { data: { token: string } }).data.token;
}

/** Publishes the workspace's builds into a separate folder, and serves it from there. */
export async function openAcademy(): Promise<Academy> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'academy-check-'));
  const places = { DATA_DIR: dataDir, REMOTES_STORE: path.join(dataDir, 'remotes'), NODE_ENV: '' };
  const publish = ['--import', 'tsx', 'platform/src/cli/publish.ts'];
  await runCommand(process.execPath, publish, { cwd: workspaceRoot, env: places });
  const server = await ServerProcess.start({ dataDir, env });
  const tokens = new Map<Role, Promise<string>>();
  const tokenOf = (role: Role) => {
    const token = tokens.get(role) ?? signIn(server.url, role);
    tokens.set(role, token);
    return token;
  };
  const readAs = async (role: Role, path: string) =>
    fetch(server.url + path, { headers: { authorization: `Bearer ${await tokenOf(role)}` } });
  return {
    url: server.url,
    tokenOf,
    holderOf: async (role) => {
      const { data } = v.parse(profileSchema, await (await readAs(role, '/api/profile')).json());
      return { ...data.user, permissions: new Set(data.permissions) };
    },
    statusOf: async (role, path) => (await readAs(role, path)).status,
    releaseOf: async (name) => {
      const { remotes } = (await (await fetch(`${server.url}/remotes.json`)).json()) as { remotes: LiveRelease[] };
      const release = remotes.find((remote) => remote.name === name);
      if (!release) throw new Error(`${name} is not live`);
      return release;
    },
    close: async () => {
      await server.crash();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
