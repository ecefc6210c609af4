import type { FileChanges } from './file-changes.ts';
import { HARNESS_PACKAGES, harnessFiles } from './harness-files.ts';
import { camel, inOrder, ScaffoldError, type Titles } from './names.ts';
import { type NewScreen, screenFiles, screenRoute, screenTexts } from './screen-files.ts';

interface Planned extends Omit<NewScreen, 'path'> {
  remote: string;
  title: Titles;
}

interface Package {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** A remote that has had no screen has nothing to test one with. */
function addHarness(changes: FileChanges, remote: string, namespace: string): void {
  const missing = Object.entries(harnessFiles(remote, namespace)).filter(
    ([file]) => !changes.exists(`${remote}/${file}`),
  );
  if (missing.length === 0) return;
  for (const [file, text] of missing) changes.create(`${remote}/${file}`, text);
  changes.editJson<Package>(`${remote}/package.json`, (content) => ({
    ...content,
    devDependencies: inOrder({ ...content.devDependencies, ...HARNESS_PACKAGES }),
  }));
}

/** A screen of a remote that is there: page, test, texts and route. */
export function planScreen(changes: FileChanges, { remote, title, ...named }: Planned): void {
  const screen: NewScreen = { ...named, path: `/dashboard/${remote.replace(/^mf-/, '')}/${named.screen}` };
  const key = camel(screen.screen);
  for (const [file, text] of Object.entries(screenFiles(screen))) changes.create(`${remote}/${file}`, text);
  for (const language of ['en', 'ar'] as const) {
    const texts = { [key]: screenTexts(title, language) };
    const folder = `${remote}/locales/${language}/${screen.namespace}`;
    if (changes.exists(folder)) {
      changes.create(`${folder}/${screen.screen}.json`, JSON.stringify(texts, null, 2));
      continue;
    }
    const file = `${folder}.json`;
    changes.editJson<Record<string, unknown>>(file, (before) => {
      if (key in before) throw new ScaffoldError(`${file} has ${key} already; choose another screen`);
      return { ...before, ...texts };
    });
  }
  changes.insertAfter(`${remote}/remote.ts`, 'routes: [', screenRoute(screen));
  addHarness(changes, remote, screen.namespace);
}
