import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name?: string };
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
}

interface Library {
  folder: string;
  manifest: Manifest;
}

/** Of build packages only these dependencies are shipped. */
const SHIPPED_PART: Record<string, string[]> = {
  '@module-federation/enhanced': ['@module-federation/runtime-tools'],
};

const HEAD = `The academy is built with the libraries below. Each is the work of its authors, under its own licence.
Native parts of sharp contain libvips (LGPL-3.0-or-later), which is linked dynamically: https://github.com/libvips/libvips

\`npm run documents\` writes this file from the packages that browsers and servers run.
`;

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

const foldersAbove = (folder: string): string[] => {
  const above = path.dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersAbove(above)];
};

/**
 * The folder in which a package is installed for its importer. Node's own search also reads `NODE_PATH`, which differs
 * by command.
 */
function findFolder(from: string, name: string): string | null {
  const places = foldersAbove(realpathSync(from)).map((folder) => path.join(folder, 'node_modules', name));
  const found = places.find((folder) => existsSync(path.join(folder, 'package.json')));
  return found === undefined ? null : realpathSync(found);
}

const dependenciesOf = ({ name, dependencies, optionalDependencies }: Manifest) =>
  SHIPPED_PART[name] ?? Object.keys({ ...dependencies, ...optionalDependencies });

/** A native build exists for many kinds of machine: the package that depends on it represents them all. */
const isForOneMachine = ({ os, cpu }: Manifest) => Boolean(os ?? cpu);

/** All direct and indirect dependencies of the apps; packages of the workspace are followed, not listed. */
function collect(apps: string[]): Library[] {
  const found = new Map<string, Library>();
  const seen = new Set<string>();
  const visit = (folder: string): void => {
    for (const name of dependenciesOf(readManifest(folder))) {
      const next = findFolder(folder, name);
      if (!next || seen.has(`${name} ${next}`)) continue;
      seen.add(`${name} ${next}`);
      const manifest = readManifest(next);
      if (isForOneMachine(manifest)) continue;
      if (!name.startsWith('@academy/')) found.set(`${manifest.name} ${manifest.version}`, { folder: next, manifest });
      if (name !== '@academy/platform') visit(next);
    }
  };
  apps.forEach(visit);
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, library]) => library);
}

function licenceText(folder: string): string {
  const files = readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
    .sort();
  return files
    .map((name) => readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}

const COPYRIGHT = /^[\s*]*(?:copyright|\(c\)|©).*$/gim;
const copyrightOf = (text: string) =>
  [...text.matchAll(COPYRIGHT)]
    .map(([line]) => line.replace(/^[\s*]+/, '').trim())
    .filter((line) => /\d{4}|©|\(c\)/i.test(line));

/** Texts that differ only in copyright lines and wrapping are one licence. */
const keyOf = (text: string) =>
  text
    .replace(COPYRIGHT, '')
    .replace(/[\s*"'“”#]+/g, ' ')
    .toLowerCase()
    .trim();

const authorOf = ({ author }: Manifest) => (typeof author === 'string' ? author : (author?.name ?? ''));

/**
 * Shipped packages by licence text, with their copyright holders.
 * @param apps folders of the programs for browsers and servers.
 */
export function notices(apps: string[]): string {
  const groups = new Map<string, { text: string; lines: string[] }>();
  for (const { folder, manifest } of collect(apps)) {
    const text = licenceText(folder);
    const key = text === '' ? `named ${manifest.license}` : keyOf(text);
    const group = groups.get(key) ?? {
      text: text
        .replace(COPYRIGHT, '')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
      lines: [],
    };
    const holders = text === '' ? [authorOf(manifest)] : copyrightOf(text);
    const title = `${manifest.name} ${manifest.version} (${manifest.license ?? 'see below'})`;
    group.lines.push([title, ...holders.filter(Boolean).map((holder) => `  ${holder}`)].join('\n'));
    groups.set(key, group);
  }
  const rule = '='.repeat(80);
  const parts = [...groups.values()].map(({ text, lines }) => [rule, ...lines, '', text].join('\n').trimEnd());
  return `${[HEAD, ...parts].join('\n\n')}\n`;
}
