import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Entry points that load with the first screen that needs them; all others load with the shell's page. */
const LATER = [
  ...['list', 'forms', 'combobox', 'date-field', 'chart', 'phone'].map((part) => `@academy/shared-ui/${part}`),
  '@academy/shared-auth/trans',
];

/**
 * All libraries shared at run time, which only the shell provides: package, and entry points. Every other library is
 * bundled by its users.
 */
const SHARED: Record<string, string[]> = {
  react: ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
  '@academy/shared-ui': ['@academy/shared-ui', ...LATER.filter((entry) => entry.startsWith('@academy/shared-ui/'))],
  '@academy/shared-auth': ['', '/router', '/query', '/trans'].map((part) => `@academy/shared-auth${part}`),
};

/** Whether the shell loads an entry point only when a screen needs it. */
export const isLaterEntry = (specifier: string): boolean => LATER.includes(specifier);

const sharedEntries = new Set(Object.values(SHARED).flat());

/** Whether remotes take this entry point from the shell. */
export const isSharedEntry = (specifier: string): boolean => sharedEntries.has(specifier);

/** Entry points of our own that the shell provides. The exports of libraries depend only on their versions. */
export const facadeEntries = [...sharedEntries].filter((entry) => entry.startsWith('@academy/'));
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
