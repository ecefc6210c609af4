import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../academy/places.ts';

const folder = path.resolve(import.meta.dirname, '../../.generated');

/** The chunk of a remote's screen; screens of two remotes may have the same name. */
export const chunkOfScreen = (remote: string, screen: string): string => `${remote}-screen-${screen.replace('/', '-')}`;

function routeModule(remote: string): string {
  return readFileSync(path.join(root, remote, '.generated/route.tsx'), 'utf8')
    .replaceAll('webpackChunkName: "screen-', `webpackChunkName: "${remote}-screen-`)
    .replaceAll("'../src/", `'../../${remote}/src/`);
}

const local = (remote: string) => remote.replaceAll('-', '_');

/**
 * Writes the remotes' own route modules, as their builds generated them, for one bundle.
 * @returns the module that replaces the federation runtime.
 */
export function generateRemotes(): string {
  mkdirSync(folder, { recursive: true });
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  for (const remote of remotes) writeFileSync(path.join(folder, `${remote}.tsx`), routeModule(remote));
  const lines = [
    "import { runtimeOf } from '../../monolith/federation-runtime.ts';",
    ...remotes.map((remote) => `import ${local(remote)} from './${remote}.tsx';`),
    '',
    'export const { loadRemote, registerPlugins, registerRemotes } = runtimeOf({',
    ...remotes.map((remote) => `  '${remote}': ${local(remote)},`),
    '});',
    '',
  ];
  const file = path.join(folder, 'runtime.ts');
  writeFileSync(file, lines.join('\n'));
  return file;
}
