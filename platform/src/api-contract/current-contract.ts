import path from 'node:path';
import { reachOf } from '../sources/reached-sources.ts';
import { isSharedEntry } from '../sources/shared-libraries.ts';
import { remoteNames, workspaceRoot } from '../sources/workspace.ts';
import type { CurrentContract } from './contract-problems.ts';
import { deriveUses } from './derive/derive-uses.ts';
import type { OperationUse } from './operation-use.ts';

/** The source files of a remote's build, without what the shell provides. */
const filesOf = (dir: string) => reachOf({ root: path.dirname(dir), places: [dir], isProvided: isSharedEntry }).files;

/** The calls of the API that a remote's build makes. @throws Error that names every call that cannot be derived. */
export function usesOfRemote(dir: string): OperationUse[] {
  const name = path.basename(dir);
  return deriveUses(path.dirname(dir), { [name]: filesOf(dir) })[name] ?? [];
}

type Document = CurrentContract['document'];
interface ApiModules {
  endpoints: readonly unknown[];
  openApiDocument: (endpoints: readonly unknown[], version: string) => Document;
  apiVersion: string;
}

/** The document that the API of this workspace publishes. */
async function publishedDocument(): Promise<Document> {
  const load = async (file: string) => (await import(path.join(workspaceRoot, 'api/src', file))) as Partial<ApiModules>;
  const [{ endpoints }, { openApiDocument }, { apiVersion }] = [
    await load('endpoints.ts'),
    await load('base/openapi/document.ts'),
    await load('version.ts'),
  ];
  if (!endpoints || !openApiDocument || !apiVersion) throw new Error('the API does not publish its endpoints');
  return openApiDocument(endpoints, apiVersion);
}

/** The workspace's document of the API, and its remotes' uses. */
export async function currentContract(): Promise<CurrentContract> {
  const folders = remoteNames().map((name) => [name, filesOf(path.join(workspaceRoot, name))] as const);
  return { document: await publishedDocument(), uses: deriveUses(workspaceRoot, Object.fromEntries(folders)) };
}
