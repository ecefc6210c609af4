import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readBase, readWorkspace } from '../api-contract/contract-files.ts';
import { contractProblems } from '../api-contract/contract-problems.ts';
import { currentContract } from '../api-contract/current-contract.ts';
import { remoteReplacements, shellReplacements } from '../build/replacements.ts';
import { adrProblems } from '../checks/adr-problems.ts';
import { apiWordProblems } from '../checks/api-word-problems.ts';
import { bareTextProblems } from '../checks/bare-text-problems.ts';
import { changedLibraryProblems } from '../checks/changed-library-problems.ts';
import { CHANGELOG, changelogProblems } from '../checks/changelog-problems.ts';
import { importProblems } from '../checks/circle-problems.ts';
import { claimProblems, readClaims } from '../checks/claim-problems.ts';
import { clippedTextProblems } from '../checks/clipped-text-problems.ts';
import { counterProblems } from '../checks/counter-problems.ts';
import { dateFormatProblems, type Reasons } from '../checks/date-format-problems.ts';
import { directionProblems } from '../checks/direction-problems.ts';
import { docProblems } from '../checks/doc-problems.ts';
import { folderProblems } from '../checks/folder-problems.ts';
import { frontProblems, KNOWN_INNER_IMPORTS, type KnownInnerImports } from '../checks/front-problems.ts';
import { functionLengthProblems } from '../checks/function-length-problems.ts';
import { glossaryProblems } from '../checks/glossary-problems.ts';
import { localeNamespaces } from '../checks/locale-files.ts';
import { localeProblems } from '../checks/locale-problems.ts';
import { lockfileProblems } from '../checks/lockfile-problems.ts';
import { moduleProblems } from '../checks/module-problems.ts';
import {
  type DeclaredKind,
  mailSubjectProblems,
  notificationKindProblems,
} from '../checks/notification-kind-problems.ts';
import { type DeclaredGroup, permissionProblems } from '../checks/permission-problems.ts';
import { localeTexts, sourceTexts } from '../checks/product-texts.ts';
import { roomProblems } from '../checks/room-problems.ts';
import { ruleProblems } from '../checks/rule-problems.ts';
import { snapshotProblems } from '../checks/snapshot-problems.ts';
import { dynamicStyles, staticStyleProblems } from '../checks/static-style-problems.ts';
import { stopProblems } from '../checks/stop-problems.ts';
import { storageProblems } from '../checks/storage-problems.ts';
import { trackedFiles } from '../checks/tracked-files.ts';
import { type Variants, variantProblems } from '../checks/variant-problems.ts';
import { type WordFile, wordListOf } from '../checks/word-list.ts';
import { wordProblems } from '../checks/word-problems.ts';
import { workspaceProblems } from '../checks/workspace-problems.ts';
import { madeDocuments } from '../documents/made-documents.ts';
import { apiRoomsOf, listedModules } from '../sources/api-modules.ts';
import { readDeclaration, textsOf } from '../sources/read-remote.ts';
import { OWNERS, remoteOwnerProblems, roomOwnerProblems } from '../sources/room-owners.ts';
import { roomsOf } from '../sources/rooms.ts';
import { remoteNames, workspaceRoot } from '../sources/workspace.ts';

const read = (file: string) => readFileSync(path.join(workspaceRoot, file), 'utf8');
const exists = (file: string) => existsSync(path.join(workspaceRoot, file));

const isProduct = (file: string) => !/\.(test|fixture)\.tsx?$|\/testing\//.test(file);

/** Product code of the API by its path below `api/src`, without the demo, which fills tables as tests do. */
const apiFiles = () =>
  trackedFiles('api/src/*.ts')
    .filter((file) => isProduct(file) && !file.startsWith('api/src/demo/'))
    .map((file) => file.slice('api/src/'.length));
const remoteFolders = () => remoteNames().map((name) => path.join(workspaceRoot, name));

/** The permissions that the API's modules declare. */
async function declaredPermissions(): Promise<readonly DeclaredGroup[]> {
  const file = path.join(workspaceRoot, 'api/src/permissions.ts');
  return ((await import(file)) as { permissionGroups: readonly DeclaredGroup[] }).permissionGroups;
}

async function declaredNotifications(): Promise<readonly DeclaredKind[]> {
  const file = path.join(workspaceRoot, 'api/src/notifications.ts');
  return ((await import(file)) as { notificationKinds: readonly DeclaredKind[] }).notificationKinds;
}

/** Whether a prop of a styled component is a style, by the design system. */
async function isStyleName(): Promise<(name: string) => boolean> {
  const file = path.join(workspaceRoot, 'shared-ui/src/theme/system.ts');
  return ((await import(file)) as { system: { isValidProperty: (name: string) => boolean } }).system.isValidProperty;
}

async function wordingRemote(dir: string) {
  const declared = await readDeclaration(dir);
  return { declared, texts: textsOf(dir, declared) };
}

const VARIANTS = 'platform/src/checks/arabic-variants.json';
const DATE_REASONS = 'platform/src/checks/date-format-reasons.json';
const readJson = <Json>(file: string) => JSON.parse(read(file)) as Json;

const checks: Record<string, () => string[] | Promise<string[]>> = {
  remotes: () => workspaceProblems(remoteFolders()),
  permissions: async () =>
    permissionProblems(await Promise.all(remoteFolders().map(readDeclaration)), await declaredPermissions()),
  notifications: async () => {
    const kinds = await declaredNotifications();
    return [
      ...notificationKindProblems(await Promise.all(remoteFolders().map(wordingRemote)), kinds),
      ...mailSubjectProblems(kinds),
    ];
  },
  locales: () =>
    localeNamespaces(workspaceRoot).flatMap((texts) => [...localeProblems(texts), ...counterProblems(texts)]),
  directions: () =>
    trackedFiles('shell/*.ts*', 'mf-*.ts*', 'mf-*.css', 'shared-ui/*.ts*', 'shared-ui/*.css')
      .filter((file) => !/\.test\./.test(file))
      .flatMap((file) => directionProblems(file, read(file))),
  texts: () =>
    bareTextProblems(workspaceRoot, trackedFiles('shell/*.tsx', 'mf-*.tsx', 'shared-ui/*.tsx').filter(isProduct)),
  styles: async () =>
    staticStyleProblems(
      dynamicStyles(
        workspaceRoot,
        trackedFiles('shell/*.ts', 'shell/*.tsx', 'mf-*.ts', 'mf-*.tsx', 'shared-ui/*.ts', 'shared-ui/*.tsx').filter(
          isProduct,
        ),
        await isStyleName(),
      ),
    ),
  storages: () =>
    trackedFiles('shell/src/*.ts*', 'mf-*/src/*.ts*', 'shared-*/src/*.ts*')
      .filter(isProduct)
      .flatMap((file) => storageProblems(file, read(file))),
  clipped: () =>
    trackedFiles('shell/src/*.ts*', 'mf-*/src/*.ts*', 'mf-*/src/*.css', 'shared-ui/src/*.ts*', 'shared-ui/src/*.css')
      .filter(isProduct)
      .flatMap((file) => clippedTextProblems(file, read(file))),
  rules: () =>
    ruleProblems(
      trackedFiles('docs/rules/*.md').map(read).join('\n'),
      trackedFiles('*.ts', '*.tsx', '*.mjs', '*.css', '*.sql'),
      read,
    ),
  modules: () => {
    const readApi = (file: string) => read(`api/src/${file}`);
    return [
      ...moduleProblems({ files: apiFiles(), read: readApi }),
      ...frontProblems({ files: apiFiles(), read: readApi }, readJson<KnownInnerImports>(KNOWN_INNER_IMPORTS)),
      ...roomOwnerProblems(apiRoomsOf(listedModules(readApi)), read(OWNERS)),
      ...remoteOwnerProblems(remoteNames(), read(OWNERS), read),
    ];
  },
  imports: () => importProblems(trackedFiles('*.ts', '*.tsx').filter(isProduct), read),
  folders: () => folderProblems(trackedFiles('*.ts', '*.tsx').filter(isProduct), read),
  rooms: () => {
    const files = trackedFiles('mf-*/src/*.ts*').filter(isProduct);
    return remoteNames().flatMap((name) =>
      roomProblems({ name, rooms: roomsOf(path.join(workspaceRoot, name)), files, read }),
    );
  },
  functions: () =>
    functionLengthProblems(
      workspaceRoot,
      trackedFiles('*.ts', '*.tsx').filter((file) => isProduct(file) && !/\.spec\.ts$/.test(file)),
    ),
  glossary: () =>
    glossaryProblems(
      read('docs/glossary.md'),
      JSON.parse(read('platform/src/checks/glossary-exceptions.json')) as Record<string, string>,
      trackedFiles('*.ts', '*.tsx'),
      read,
    ),
  words: async () => {
    const listOf = (language: string) => wordListOf(readJson<WordFile>(`platform/src/checks/words/${language}.json`));
    const lists = { en: listOf('en'), ar: listOf('ar') };
    // Releases of former days keep their words.
    const files = trackedFiles('*/locales/**/*.json').filter((file) => !file.startsWith('e2e/frozen/'));
    const screens = localeTexts(files, read);
    const sources = apiFiles().map((file) => `api/src/${file}`);
    return [
      ...wordProblems([...screens, ...sourceTexts(sources, read)], lists),
      ...variantProblems(screens, readJson<Variants>(VARIANTS), VARIANTS),
      ...stopProblems(screens.filter(({ key, language }) => !lists[language].exceptions.has(key))),
      ...claimProblems(readClaims(read('docs/words/claims.md')), screens, read),
      ...(await apiWordProblems(screens)),
    ];
  },
  dates: () =>
    trackedFiles('api/src/*.ts', 'api/src/*.js', 'shell/src/*.ts*', 'mf-*/src/*.ts*', 'shared-*/src/*.ts*')
      .filter(isProduct)
      .flatMap((file) => dateFormatProblems(file, read(file), readJson<Reasons>(DATE_REASONS))),
  documents: () =>
    docProblems({
      files: trackedFiles('*.md'),
      read,
      exists,
      scripts: Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts),
    }),
  'changed libraries': () =>
    changedLibraryProblems(
      read('docs/changed-libraries.md'),
      trackedFiles('platform/patches/*.patch'),
      [...shellReplacements, ...remoteReplacements].map(({ name }) => name),
    ),
  snapshots: () =>
    snapshotProblems(trackedFiles('api/drizzle/meta/*').filter(exists), readJson('api/drizzle/meta/_journal.json')),
  changelog: () => changelogProblems(read(CHANGELOG)),
  decisions: () => adrProblems(trackedFiles('docs/adr/0*.md'), read),
  'made documents': async () => {
    return Object.entries(
      await madeDocuments(
        { documents: trackedFiles('*.md').filter(exists), sources: trackedFiles('*.ts', '*.tsx').filter(exists) },
        read,
      ),
    )
      .filter(([file, text]) => !exists(file) || read(file) !== text)
      .map(([file]) => `${file} is not as npm run documents writes it`);
  },
  contract: async () => {
    const current = await currentContract().catch((error: Error) => error.message.split('\n'));
    if (Array.isArray(current)) return current;
    return contractProblems(readWorkspace(workspaceRoot), readBase(workspaceRoot), current);
  },
  lockfile: () => lockfileProblems(read('pnpm-lock.yaml')),
};

/** Prints a line of JSON with the problems of each named check, or of all: one process for all starts only once. */
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(checks);
for (const name of names) {
  const problems = (await checks[name]?.()) ?? [`no such check: ${name}`];
  console.log(JSON.stringify({ name, problems }));
}
