import { readFileSync } from 'node:fs';
import path from 'node:path';
import { apiRoomsOf, listedModules } from '../sources/api-modules.ts';
import { OWNERS, roomOwners } from '../sources/room-owners.ts';
import { roomsOf } from '../sources/rooms.ts';
import { remoteNames, workspaceRoot } from '../sources/workspace.ts';
import { ROOMS_LINE_DOCUMENT, ROOMS_TABLE_DOCUMENT, withRoomsLine, withRoomsTable } from './api-rooms.ts';
import { DECISION_INDEX, withDecisionIndex } from './decision-index.ts';
import { LIBRARY_USES_DOCUMENT, withLibraryUses } from './library-uses.ts';
import { notices } from './notices.ts';
import { permissionsPage } from './permissions-page.ts';
import { REMOTE_ROOMS_DOCUMENT, withRoomLines } from './remote-rooms.ts';
import { withSentenceLines } from './sentence-lines.ts';
import { type Chapters, settingsPage } from './settings-page.ts';

/** An entry of the changelog is one line, so that entries of two branches merge. */
const isProse = (file: string) => file.endsWith('.md') && file !== 'CHANGELOG.md';

const shippedApps = () =>
  ['api', 'shell', 'shared-ui', 'shared-auth', ...remoteNames()].map((name) => path.join(workspaceRoot, name));

async function settingChapters(): Promise<Chapters> {
  const file = path.join(workspaceRoot, 'api/src/config/environment.ts');
  return ((await import(file)) as { settingChapters: Chapters }).settingChapters;
}

const apiRooms = () =>
  apiRoomsOf(listedModules((file) => readFileSync(path.join(workspaceRoot, 'api/src', file), 'utf8')));

const roomsOfRemotes = () =>
  Object.fromEntries(remoteNames().map((name) => [name, roomsOf(path.join(workspaceRoot, name))]));

async function defaultPermissions(): Promise<string> {
  const moduleAt = (file: string) => import(path.join(workspaceRoot, 'api/src', file));
  const { permissionTable } = await moduleAt('testing/matrix/default-permissions.ts');
  const { accountRoles } = await moduleAt('base/auth/permissions.ts');
  return permissionsPage(permissionTable, accountRoles);
}

/** The files that a program writes, completely or by line, with their expected content. */
export async function madeDocuments(
  { documents: files, sources }: { documents: readonly string[]; sources: readonly string[] },
  read: (file: string) => string,
): Promise<Record<string, string>> {
  const decisions = files.filter((file) => file.startsWith('docs/adr/0'));
  const rooms = apiRooms();
  const teams = roomOwners(readFileSync(path.join(workspaceRoot, OWNERS), 'utf8'));
  const prose = files.filter(isProse).map((file) => [file, withSentenceLines(read(file))] as const);
  return {
    ...Object.fromEntries(prose),
    [ROOMS_LINE_DOCUMENT]: withRoomsLine(withSentenceLines(read(ROOMS_LINE_DOCUMENT)), rooms),
    [ROOMS_TABLE_DOCUMENT]: withRoomsTable(withSentenceLines(read(ROOMS_TABLE_DOCUMENT)), rooms, teams),
    [REMOTE_ROOMS_DOCUMENT]: withRoomLines(withSentenceLines(read(REMOTE_ROOMS_DOCUMENT)), roomsOfRemotes()),
    [LIBRARY_USES_DOCUMENT]: withLibraryUses(withSentenceLines(read(LIBRARY_USES_DOCUMENT)), sources, read),
    [DECISION_INDEX]: withDecisionIndex(withSentenceLines(read(DECISION_INDEX)), decisions, read),
    'docs/rules/permissions.md': await defaultPermissions(),
    'docs/settings.md': settingsPage(await settingChapters()),
    'NOTICES.txt': notices(shippedApps()),
  };
}
