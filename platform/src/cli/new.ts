import { existsSync } from 'node:fs';
import path from 'node:path';
import { readDeclaration } from '../build/read-remote.ts';
import { workspaceRoot } from '../build/workspace.ts';
import { endpointFiles, endpointRegistration } from '../scaffold/endpoint-files.ts';
import { camel, kebab, ScaffoldError } from '../scaffold/names.ts';
import { remoteFiles } from '../scaffold/remote-files.ts';
import { screenFiles, screenRoute, screenTexts } from '../scaffold/screen-files.ts';
import { addToJson, insertAfter, writeNewFiles } from '../scaffold/write-files.ts';
import { runCommand } from './run-command.ts';

const USAGE = `pnpm new remote <name>             a remote of its own: mf-<name>
pnpm new screen <remote> <screen>  a screen of a remote, with its route, texts and test
pnpm new endpoint <module> <verb>  a call of the API: declaration, verb and test`;

const folderOf = (remote: string) => path.join(workspaceRoot, remote);
const withPrefix = (name: string) => (name.startsWith('mf-') ? name : `mf-${name}`);

async function newRemote(argument: string | undefined): Promise<string[]> {
  const name = withPrefix(kebab(argument, 'name'));
  if (existsSync(folderOf(name))) throw new ScaffoldError(`${name} exists already`);
  const written = writeNewFiles(folderOf(name), remoteFiles(name));
  console.log('Linking packages …');
  await runCommand('npx', ['-y', 'pnpm@12.21.0', 'install'], { cwd: workspaceRoot });
  return written;
}

async function newScreen(remoteArgument: string | undefined, screenArgument: string | undefined): Promise<string[]> {
  const remote = withPrefix(kebab(remoteArgument, 'remote'));
  const screen = kebab(screenArgument, 'screen');
  const folder = folderOf(remote);
  if (!existsSync(path.join(folder, 'remote.ts'))) throw new ScaffoldError(`there is no remote ${remote}`);
  const { namespace } = await readDeclaration(folder);
  const written = writeNewFiles(folder, screenFiles({ remote, namespace, screen }));
  const texts = (['en', 'ar'] as const).map((language) => path.join(folder, 'locales', language, `${namespace}.json`));
  for (const [at, file] of texts.entries()) addToJson(file, camel(screen), screenTexts(screen, at === 0 ? 'en' : 'ar'));
  insertAfter(path.join(folder, 'remote.ts'), '  routes: [', screenRoute(remote, screen));
  return [...written, ...texts, path.join(folder, 'remote.ts')];
}

function newEndpoint(moduleArgument: string | undefined, verbArgument: string | undefined): string[] {
  const module = kebab(moduleArgument, 'module');
  const verb = kebab(verbArgument, 'verb');
  const written = writeNewFiles(path.join(workspaceRoot, 'api/src/modules', module), endpointFiles(module, verb));
  const list = path.join(workspaceRoot, 'api/src/endpoints.ts');
  const registration = endpointRegistration(module, verb);
  insertAfter(list, 'endpoints: Endpoint[] = [', registration.entry);
  insertAfter(list, '', registration.import);
  return [...written, list];
}

async function create([kind, first, second]: string[]): Promise<void> {
  const written =
    kind === 'remote'
      ? await newRemote(first)
      : kind === 'screen'
        ? await newScreen(first, second)
        : kind === 'endpoint'
          ? newEndpoint(first, second)
          : null;
  if (!written) throw new ScaffoldError(USAGE);
  await runCommand(path.join(workspaceRoot, 'node_modules/.bin/biome'), ['check', '--write', ...written], {
    cwd: workspaceRoot,
  });
  for (const file of written) console.log(path.relative(workspaceRoot, file));
}

await create(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
