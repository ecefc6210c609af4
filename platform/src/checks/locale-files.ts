import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { namespacesOf, readTexts } from '../sources/read-texts.ts';

export type Texts = Map<string, string>;

/** One namespace of one package, in both languages, with the source text that may use it. */
export interface LocaleNamespace {
  label: string;
  en: Texts;
  ar: Texts;
  source: string;
  /** The text of all packages, in which a namespace's name comes before a colon. */
  everySource: string;
  name: string;
}

function flatten(value: unknown, prefix: string, into: Texts): Texts {
  if (typeof value === 'string') into.set(prefix, value);
  else
    for (const [key, inner] of Object.entries(value as object)) flatten(inner, prefix ? `${prefix}.${key}` : key, into);
  return into;
}

/** The texts of a locale file by their keys, joined by dots. */
export const flattenTexts = (json: string): Texts => flatten(JSON.parse(json), '', new Map());

const read = (dir: string, language: 'en' | 'ar', namespace: string): Texts =>
  flatten(readTexts(dir, language, namespace) ?? {}, '', new Map());

function sourceBelow(dir: string): string {
  return readdirSync(dir, { withFileTypes: true })
    .filter(
      ({ name }) => !['node_modules', 'dist', '.generated', 'locales'].includes(name) && !/\.(test|spec)\./.test(name),
    )
    .map((entry) => {
      const place = path.join(dir, entry.name);
      if (entry.isDirectory()) return sourceBelow(place);
      return /\.(tsx?|mjs)$/.test(entry.name) ? readFileSync(place, 'utf8') : '';
    })
    .join('\n');
}

/** Every namespace of every package below the root that has a `locales` folder. */
export function localeNamespaces(root: string): LocaleNamespace[] {
  const packages = readdirSync(root)
    .filter((name) => existsSync(path.join(root, name, 'locales/en')))
    .map((name) => ({ name, dir: path.join(root, name), source: sourceBelow(path.join(root, name)) }));
  const everySource = packages.map(({ source }) => source).join('\n');
  return packages.flatMap(({ name, dir, source }) =>
    namespacesOf(dir).map((namespace) => ({
      label: `${name}/locales/*/${namespace}.json`,
      name: namespace,
      en: read(dir, 'en', namespace),
      ar: read(dir, 'ar', namespace),
      source,
      everySource,
    })),
  );
}
