import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDeclaration } from '@academy/shared-auth/contract';
import { screenFile, slotFile } from '../composition/places.ts';
import { findInRooms } from '../sources/rooms.ts';

const partOf = (screen: string) => screen.replace('/', '-');

/** The chunk that contains a screen's code. */
export const chunkOfScreen = (screen: string): string => `screen-${partOf(screen)}`;

/** The name of a screen's chunk that is loaded only in windows wider than a phone (ADR 71). */
export const wideChunkOfScreen = (screen: string): string => `wide-${partOf(screen)}`;

/** The chunk that contains the code of a slot's filler. */
export const chunkOfSlot = (part: string): string => `slot-${part.replace('/', '-')}`;

const loading = (dir: string, chunk: string, file: string) =>
  `load: () => import(/* webpackChunkName: "${chunk}" */ '../${findInRooms(dir, file) ?? `src/${file}`}')`;

function routeModule(dir: string, { name, namespace, routes, slots }: RemoteDeclaration): string {
  const screens = routes.map(
    ({ path: place, screen, skeleton }) =>
      `    { path: ${JSON.stringify(place)}, screen: ${JSON.stringify(screen)}, skeleton: ${JSON.stringify(skeleton)}, ${loading(dir, chunkOfScreen(screen), screenFile(screen))} },`,
  );
  return [
    "import { createRemoteModule } from '@academy/shared-ui';",
    '',
    'export default createRemoteModule({',
    `  name: '${name}',`,
    `  namespace: '${namespace}',`,
    '  screens: [',
    ...screens,
    '  ],',
    ...slotLines(dir, slots),
    '});',
    '',
  ].join('\n');
}

function slotLines(dir: string, slots: RemoteDeclaration['slots']): string[] {
  if (slots.length === 0) return [];
  const lines = slots.map(
    ({ id, part }) => `    { id: ${JSON.stringify(id)}, ${loading(dir, chunkOfSlot(part), slotFile(part))} },`,
  );
  return ['  slots: [', ...lines, '  ],'];
}

const lifecyclesModule = [
  "import { createLifecycles } from '@academy/shared-ui/lifecycles';",
  "import route from './route.tsx';",
  '',
  'export const { bootstrap, mount, unmount, preload } = createLifecycles(route.Component);',
  '',
].join('\n');

/** Writes the remote's two entry modules into `.generated/`; an unchanged file is not written, for the build cache. */
export function generateEntries(dir: string, declaration: RemoteDeclaration): { route: string; lifecycles: string } {
  const folder = path.join(dir, '.generated');
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    let before: string | null = null;
    try {
      before = readFileSync(file, 'utf8');
    } catch {
      // the first build of this checkout
    }
    if (before !== text) writeFileSync(file, text);
    return `./.generated/${name}`;
  };
  return {
    route: write('route.tsx', routeModule(dir, declaration)),
    lifecycles: write('lifecycles.tsx', lifecyclesModule),
  };
}
