import { createHash } from 'node:crypto';
import { type Release, releaseSchema } from '@academy/shared-auth/contract';
import * as v from 'valibot';

const SCREENS = 14;
const SCRIPTS = 30;

/** Random letters, the same for the same seed: texts and hashes do not compress. */
const letters = (seed: string, length: number) => createHash('sha512').update(seed).digest('base64').slice(0, length);
const numbers = (count: number) => Array.from({ length: count }, (_, place) => place);

function describe(name: string): Release {
  const area = name.replace('mf-', '');
  const screens = numbers(SCREENS).map(
    (place) =>
      `${letters(name + place, 8)
        .replace(/[^a-z]/gi, 'x')
        .toLowerCase()}-${place}`,
  );
  const texts = (language: string) =>
    Object.fromEntries(screens.map((screen) => [`${screen}.title`, letters(language + name + screen, 40)]));
  const routes = screens.map((screen) => {
    return { path: `/dashboard/${area}/${screen}`, screen, titleKey: `${screen}.title`, data: [`${area}/${screen}`] };
  });
  return v.parse(releaseSchema, {
    name,
    namespace: area,
    needs: { shell: '^1.0.0', api: '^1.0.0' },
    routes: [...routes, { ...routes[0], path: `/dashboard/${name}` }],
    menu: screens.slice(0, 4).map((screen, order) => {
      return { id: screen, labelKey: `${screen}.title`, to: `/dashboard/${area}/${screen}`, icon: 'circle', order };
    }),
    version: '1.0.0-0',
    container: name.replace('-', '_'),
    base: `/remotes/${name}/1.0.0-0/`,
    entry: `/remotes/${name}/1.0.0-0/mf-manifest.json`,
    manifest: {},
    integrity: {},
    files: Object.fromEntries(screens.map((screen) => [screen, ['remoteEntry.js', `assets/${screen}.js`]])),
    shared: Object.fromEntries(
      screens.map((screen) => [screen, ['@academy/shared-ui/forms', '@academy/shared-ui/list']]),
    ),
    texts: { en: texts('en'), ar: texts('ar') },
    icons: {},
  });
}

const described = new Map<string, Release>();

/** A release about as large as that of a real remote with many screens; each round is another version. */
export function syntheticRelease(name: string, round: number): Release {
  const release = described.get(name) ?? describe(name);
  described.set(name, release);
  const integrity = numbers(SCRIPTS).map((place) => [
    `assets/${place}.js`,
    `sha256-${letters(`${name}${round}${place}`, 44)}`,
  ]);
  return { ...release, version: `1.0.0-${round}`, integrity: Object.fromEntries(integrity) };
}
