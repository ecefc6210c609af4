import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Entry points that load with the first screen that needs them; all others load with the shell's page. */
const LATER = [
  ...['list', 'forms', 'combobox', 'date-field', 'chart', 'overlays', 'phone'].map(
    (part) => `@academy/shared-ui/${part}`,
  ),
  '@academy/shared-auth/trans',
];

/**
 * Libraries that remotes import by their own names, of which the shell provides what our own file lists: all exports
 * would be loaded by everybody. In development they are whole.
 */
const LISTED: Record<string, string> = {
  'react-router-dom': 'shared-auth/src/libraries/react-router-dom.ts',
  'react-i18next': 'shared-auth/src/libraries/react-i18next.ts',
  '@tanstack/react-query': 'shared-auth/src/libraries/react-query.ts',
};

/** The file that lists what the shell provides of a library; null for what it provides as it is. */
export const listOf = (root: string, entry: string): string | null => {
  const file = LISTED[entry];
  return file === undefined ? null : path.join(root, file);
};

/** Names that an app imports and the shell does not provide, in words. */
export function unlistedNames(root: string, uses: Record<string, readonly string[]>): string[] {
  return Object.entries(uses).flatMap(([entry, names]) => {
    const file = listOf(root, entry);
    if (!file) return [];
    const [, list = ''] = /^export \{([^}]*)\}/m.exec(readFileSync(file, 'utf8')) ?? [];
    const listed = new Set(list.split(/[\s,]+/));
    const missing = names.filter((name) => !listed.has(name));
    return missing.map((name) => `the shell does not provide ${name} of ${entry}: add it to ${LISTED[entry]}`);
  });
}

/**
 * All libraries shared at run time, which only the shell provides: package, and entry points. Every other library is
 * bundled by its users.
 */
const SHARED: Record<string, string[]> = {
  react: ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
  '@academy/shared-ui': ['@academy/shared-ui', ...LATER.filter((entry) => entry.startsWith('@academy/shared-ui/'))],
  '@academy/shared-auth': ['', '/router', '/query', '/trans'].map((part) => `@academy/shared-auth${part}`),
  'react-router-dom': ['react-router-dom'],
  'react-i18next': ['react-i18next'],
  '@tanstack/react-query': ['@tanstack/react-query'],
};

/** Whether the shell loads an entry point only when a screen needs it. */
export const isLaterEntry = (specifier: string): boolean => LATER.includes(specifier);

const sharedEntries = new Set(Object.values(SHARED).flat());

/** Whether remotes take this entry point from the shell. */
export const isSharedEntry = (specifier: string): boolean => sharedEntries.has(specifier);

/** Entry points of which our own files say what the shell provides. The other libraries' exports depend on their versions. */
export const facadeEntries = [...sharedEntries].filter((entry) => entry.startsWith('@academy/') || entry in LISTED);
export const isFacade = (specifier: string): boolean => facadeEntries.includes(specifier);

export type SharedApp = 'shell' | 'remote';

interface SharedRule {
  singleton: true;
  strictVersion: true;
  version: string;
  requiredVersion: string;
  eager?: true;
  import?: false;
}

/**
 * The federation plugin's `shared`: in the shell's page or a later file of it, never bundled by a remote's production
 * build.
 */
export function sharedLibraries(dir: string, app: SharedApp, dev: boolean): Record<string, SharedRule> {
  const rules: Record<string, SharedRule> = {};
  for (const [name, entries] of Object.entries(SHARED)) {
    const version = versionIn(installedAt(dir, name));
    const major = version.split('.')[0];
    const rule: SharedRule = { singleton: true, strictVersion: true, version, requiredVersion: `^${major}.0.0` };
    if (app === 'remote' && !dev) rule.import = false;
    const all = dev && name === 'react' ? [...entries, 'react/jsx-dev-runtime'] : entries;
    for (const entry of all) rules[entry] = app === 'shell' && !isLaterEntry(entry) ? { ...rule, eager: true } : rule;
  }
  return rules;
}

function installedAt(dir: string, name: string): string {
  const root = path.dirname(dir);
  return name.startsWith('@academy/')
    ? path.join(root, name.slice('@academy/'.length))
    : path.join(root, 'shared-ui/node_modules', name);
}

const versionIn = (folder: string): string =>
  (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;
