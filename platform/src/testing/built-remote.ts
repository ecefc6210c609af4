import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defineRemote, type Release, type RemoteDeclaration } from '@academy/shared-auth/contract';
import type { OperationUse } from '../api-contract/operation-use.ts';
import { iconNamesOf } from '../composition/remote-part.ts';
import { hashesOf, integrityOf as integrityOfBytes } from '../registry/release/integrity.ts';

type Declared = Omit<RemoteDeclaration, 'version'>;

export interface BuiltRemote {
  name: string;
  /** x.y.z */
  version: string;
  /** Written into the built files, so that another mark makes another build. */
  mark?: string;
  declaration?: Partial<RemoteDeclaration>;
  /** Further files, by name. */
  files?: Record<string, string>;
  builtAt?: string;
  /** The shell's parts that its screens need besides the page, by screen. */
  shared?: Record<string, string[]>;
  /** Style sheets among `files` that its screens wait for, by screen. */
  styles?: Record<string, string[]>;
  wideStyles?: Record<string, string[]>;
  /** Its imports of the shell's entry points. */
  uses?: Record<string, string[]>;
  /** The calls of the API that it makes; null: not declared, as in older builds. */
  operations?: OperationUse[] | null;
  /** The origin of its files; by default the site itself. */
  origin?: string;
  /** Whether it lists all its files; older builds did not. */
  listsFiles?: boolean;
}

/** Writes a small complete build of a remote into `folder`. */
export async function writeBuiltRemote(folder: string, remote: BuiltRemote): Promise<Release> {
  const {
    name,
    mark = 'a',
    builtAt = '2026-01-01T00:00:00.000Z',
    origin = '',
    operations = [],
    listsFiles = true,
  } = remote;
  const area = name.replace('mf-', '');
  const version = `${remote.version}-${createHash('sha256').update(mark).digest('hex').slice(0, 8)}`;
  const base = `${origin}/remotes/${name}/${version}/`;
  const scripts = {
    'remoteEntry.js': `globalThis.entryOf${area} = ${JSON.stringify(mark.repeat(400))};`,
    'route.0a1b2c3d.js': `globalThis.routeOf${area} = ${JSON.stringify(version.repeat(200))};`,
  };
  const { version: _version, ...declared } = declare(remote, area);
  const release: Release = {
    ...declared,
    version,
    builtAt,
    container: version.replace(/\W/g, '_'),
    base,
    entry: `${base}mf-manifest.json`,
    manifest: { id: name, exposes: ['./route', './lifecycles'].map((path) => ({ path })) },
    integrity: integrityOfAll({ ...scripts, ...sheetsOf(remote) }),
    files: Object.fromEntries(declared.routes.map((route) => [route.screen, Object.keys(scripts)])),
    styles: remote.styles ?? {},
    wideStyles: remote.wideStyles ?? {},
    shared: remote.shared ?? {},
    slotFiles: Object.fromEntries(declared.slots.map(({ part }) => [part, Object.keys(scripts)])),
    texts: { en: textsOf(declared, 'Title'), ar: textsOf(declared, 'عنوان') },
    uses: remote.uses ?? {},
    checked: null,
    icons: Object.fromEntries(iconNamesOf(declared).map((icon) => [icon, []])),
  };
  const files = {
    ...scripts,
    'mf-manifest.json': JSON.stringify(release.manifest),
    [`locales/en/${area}.json`]: JSON.stringify({ list: { title: `Title of ${mark}` } }),
    [`locales/ar/${area}.json`]: JSON.stringify({ list: { title: `عنوان ${mark}` } }),
    ...remote.files,
  };
  const bytes = new Map(Object.entries(files).map(([file, text]) => [file, toBytes(text)]));
  const hashes = listsFiles ? hashesOf(bytes) : undefined;
  const description = JSON.stringify({ ...release, operations: operations ?? undefined, hashes });
  await writeAll(folder, { ...files, 'release.json': description });
  return release;
}

const sheetsOf = ({ files = {}, styles = {}, wideStyles = {} }: BuiltRemote) =>
  Object.fromEntries(
    [styles, wideStyles].flatMap((each) => Object.values(each).flat()).map((name) => [name, files[name] ?? '']),
  );
const integrityOfAll = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(text)]));

function textsOf(
  { routes, menu, menuGroups, palette, search, slots, permissionGroups, notifications }: Declared,
  text: string,
): Record<string, string> {
  const labels = [...menu, ...menuGroups, ...palette, ...search, ...slots, ...permissionGroups].flatMap(
    ({ labelKey }) => labelKey ?? [],
  );
  return Object.fromEntries(
    [
      'list.title',
      ...routes.map(({ titleKey }) => titleKey),
      ...labels,
      ...notifications.map(({ textKey }) => textKey),
    ].map((key) => [key, text]),
  );
}

function declare({ name, version, declaration }: BuiltRemote, area: string): RemoteDeclaration {
  return defineRemote({
    name,
    version,
    namespace: area,
    needs: { shell: '^1.0.0', api: '^1.0.0' },
    routes: [{ path: `/dashboard/${area}`, screen: 'list', titleKey: 'list.title', data: [`${area}?page=1`] }],
    ...declaration,
  });
}

const toBytes = (text: string) => new TextEncoder().encode(text);
const integrityOf = (text: string) => integrityOfBytes(toBytes(text));

async function writeAll(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}
