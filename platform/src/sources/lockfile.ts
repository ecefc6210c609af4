/** A mapping of the lockfile: a value on one line (a version, a list in brackets) is a text. */
export interface LockNode {
  [key: string]: LockNode | string;
}

const LINE = /^( *)(?:'([^']+)'|([^\s'][^:]*|[^\s']\S*?)):(?: (.*))?$/;

let last: { text: string; lockfile: LockNode } | null = null;

/** Like `parseLockfile`, cached for a text that is read repeatedly. */
export function readLockfile(text: string): LockNode {
  if (last?.text !== text) last = { text, lockfile: parseLockfile(text) };
  return last.lockfile;
}

/** Parses pnpm's format: nested mappings of two spaces, one entry per line. Lists below a key are left out. */
function parseLockfile(text: string): LockNode {
  const root: LockNode = {};
  const open: LockNode[] = [root];
  for (const line of text.split('\n')) {
    const [, indent = '', quoted, plain, value] = LINE.exec(line) ?? [];
    const key = quoted ?? plain;
    const parent = open[indent.length / 2];
    if (key === undefined || !parent) continue;
    open.length = indent.length / 2 + 1;
    if (value === undefined) open.push(childOf(parent, key));
    else parent[key] = value;
  }
  return root;
}

function childOf(parent: LockNode, key: string): LockNode {
  const child: LockNode = {};
  parent[key] = child;
  return child;
}

const nodeAt = (node: LockNode, ...keys: string[]): LockNode =>
  keys.reduce<LockNode>((at, key) => {
    const next = at[key];
    return typeof next === 'object' ? next : {};
  }, node);

const unquoted = (version: string) => version.replace(/^'(.*)'$/, '$1');

/** The version of a package in a workspace folder, by the lockfile; null for a package that no registry has. */
function installedVersion(lockfile: LockNode, folder: string, name: string): string | null {
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    const { version } = nodeAt(lockfile, 'importers', folder, kind, name);
    if (typeof version === 'string') return version.startsWith('link:') ? null : unquoted(version);
  }
  return null;
}

/** An alias is locked under the name of its package. */
const keyOf = (name: string, version: string) => (/^\d/.test(version) ? `${name}@${version}` : version);

/** Adds a snapshot and all its dependencies. */
function collect(lockfile: LockNode, key: string, found: Map<string, string>): void {
  if (found.has(key)) return;
  const [id = key] = key.split('(');
  const { resolution } = nodeAt(lockfile, 'packages', id);
  found.set(key, typeof resolution === 'string' ? resolution : '');
  for (const kind of ['dependencies', 'optionalDependencies']) {
    for (const [name, version] of Object.entries(nodeAt(lockfile, 'snapshots', key, kind))) {
      if (typeof version === 'string') collect(lockfile, keyOf(name, unquoted(version)), found);
    }
  }
}

/** A package that a folder of the workspace imports. */
export interface ImportedPackage {
  folder: string;
  name: string;
}

/** The locked packages that these imports reach, with their integrity: one line each, in order. */
export function lockedPackages(lockfile: LockNode, imports: readonly ImportedPackage[]): string[] {
  const found = new Map<string, string>();
  for (const { folder, name } of imports) {
    const version = installedVersion(lockfile, folder, name);
    if (version !== null) collect(lockfile, keyOf(name, version), found);
  }
  return [...found].map((entry) => entry.join(' ')).sort();
}
