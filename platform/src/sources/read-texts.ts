import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Texts = Record<string, unknown>;

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Texts;

/**
 * The texts of a namespace: `locales/{language}/{namespace}.json`, or a folder of that name whose files are merged.
 * @returns null without either.
 * @throws Error for a key that is in two files.
 */
export function readTexts(dir: string, language: 'en' | 'ar', namespace: string): Texts | null {
  const folder = path.join(dir, 'locales', language, namespace);
  if (existsSync(`${folder}.json`)) return readJson(`${folder}.json`);
  if (!existsSync(folder)) return null;
  const merged: Texts = {};
  for (const file of readdirSync(folder).sort()) {
    for (const [key, value] of Object.entries(readJson(path.join(folder, file)))) {
      if (key in merged) throw new Error(`${folder}: ${key} stands in two files`);
      merged[key] = value;
    }
  }
  return merged;
}

/** The namespaces of a folder with `locales`. */
export function namespacesOf(dir: string): string[] {
  const folder = path.join(dir, 'locales/en');
  return existsSync(folder) ? readdirSync(folder).map((name) => path.parse(name).name) : [];
}
