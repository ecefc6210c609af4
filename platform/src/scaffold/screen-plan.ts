import type { FileChanges } from './file-changes.ts';
import type { Ground } from './ground.ts';
import { HARNESS_PACKAGES, harnessFiles } from './harness-files.ts';
import { camel, inOrder, ScaffoldError, type Titles } from './names.ts';
import { type NewScreen, screenFiles, screenRoute, screenTexts } from './screen-files.ts';
import { planVisit } from './visit-plan.ts';

interface Planned extends Omit<NewScreen, 'path'> {
  ground: Ground;
  title: Titles;
}

interface Package {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** A remote without screens has no test setup. */
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

const ROUTES = 'routes: [';
const PARTS = 'const parts = [';

/** A remote with many screens has their routes in parts, each in its own file. */
function addRoute(changes: FileChanges, remote: string, screen: NewScreen): void {
  const declaration = `${remote}/remote.ts`;
  if (!changes.read(declaration).includes(PARTS)) {
    changes.insertAfter(declaration, ROUTES, screenRoute(screen));
    return;
  }
  const part = camel(screen.screen);
  changes.create(
    `${remote}/routes/${screen.screen}.ts`,
    `import type { Contribution } from './contribution.ts';

export const ${part}: Contribution = { routes: [${screenRoute(screen)}] };
`,
  );
  changes.insertAfter(declaration, PARTS, `${part}, `);
  changes.edit(declaration, (text) => `import { ${part} } from './routes/${screen.screen}.ts';\n${text}`);
}

/** A screen of an existing remote: page, test, texts, route and visits. */
export function planScreen(changes: FileChanges, { ground, title, ...named }: Planned): void {
  const { remote, source } = ground;
  const screen: NewScreen = { ...named, path: `/dashboard/${remote.replace(/^mf-/, '')}/${named.screen}` };
  const key = camel(screen.screen);
  for (const [file, text] of Object.entries(screenFiles(screen))) changes.create(`${source}/${file}`, text);
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
  addRoute(changes, remote, screen);
  addHarness(changes, remote, screen.namespace);
  planVisit(changes, remote, screen.screen, screen.path);
}
