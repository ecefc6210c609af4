import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readDeclaration } from '../build/read-remote.ts';
import { workspaceRoot } from '../build/workspace.ts';
import { endpointWords, remoteWords, screenWords } from '../scaffold/closing-words.ts';
import { newCall } from '../scaffold/endpoint-call.ts';
import { planEndpoint } from '../scaffold/endpoint-plan.ts';
import { FileChanges } from '../scaffold/file-changes.ts';
import { arabicTitle, kebab, ScaffoldError, sentence, type Titles } from '../scaffold/names.ts';
import { planRemote } from '../scaffold/remote-plan.ts';
import { planScreen } from '../scaffold/screen-plan.ts';
import { runCommand } from './run-command.ts';

const USAGE = `pnpm new remote <name> --title "Library" --title-ar "المكتبة"             a remote of its own: mf-<name>
pnpm new screen <remote> <screen> --title "Shelves" --title-ar "الرفوف"  a screen, with its route, texts and test
pnpm new endpoint <module> <verb> [--method get] [--path /shelves]       a call of the API, with its test and access
  --no-install leaves linking the packages of a remote to you`;

const parsed = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      'title-ar': { type: 'string' },
      method: { type: 'string' },
      path: { type: 'string' },
      'no-install': { type: 'boolean' },
    },
  });
type Options = ReturnType<typeof parsed>['values'];

/** What is to be written, and what to say then. */
interface Plan {
  changes: FileChanges;
  words: string[];
}

const withPrefix = (name: string) => (name.startsWith('mf-') ? name : `mf-${name}`);

async function asked(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const line = await lines.question(question);
  lines.close();
  return line;
}

/** The titles as given; at a terminal it asks for what is missing. */
async function titles(name: string, { title, 'title-ar': arabic }: Options): Promise<Titles> {
  const canPrompt = process.stdin.isTTY;
  const fallback = sentence(name);
  const en = title ?? (canPrompt ? await asked(`Title in English (${fallback}): `) : '');
  const ar = arabic ?? (canPrompt ? await asked('Title in Arabic: ') : '');
  return { en: en.trim() || fallback, ar: arabicTitle(ar) };
}

async function remote(argument: string | undefined, options: Options): Promise<Plan> {
  const name = withPrefix(kebab(argument, 'name'));
  const changes = new FileChanges(workspaceRoot);
  planRemote(changes, name, await titles(name.replace(/^mf-/, ''), options));
  return { changes, words: remoteWords(name) };
}

async function screen(first: string | undefined, second: string | undefined, options: Options): Promise<Plan> {
  const [name, screenName] = [withPrefix(kebab(first, 'remote')), kebab(second, 'screen')];
  const changes = new FileChanges(workspaceRoot);
  if (!changes.exists(`${name}/remote.ts`)) throw new ScaffoldError(`there is no remote ${name}`);
  const { namespace } = await readDeclaration(path.join(workspaceRoot, name));
  planScreen(changes, { remote: name, namespace, screen: screenName, title: await titles(screenName, options) });
  return { changes, words: screenWords(name, screenName) };
}

function endpoint(module: string | undefined, verb: string | undefined, { method, path }: Options): Plan {
  const call = newCall(module, verb, { method, path });
  const changes = new FileChanges(workspaceRoot);
  planEndpoint(workspaceRoot, changes, call);
  return { changes, words: endpointWords(call) };
}

async function plan([kind, first, second]: string[], options: Options): Promise<Plan> {
  if (kind === 'remote') return remote(first, options);
  if (kind === 'screen') return screen(first, second, options);
  if (kind === 'endpoint') return endpoint(first, second, options);
  throw new ScaffoldError(USAGE);
}

async function create(): Promise<void> {
  const { positionals, values } = parsed();
  const { changes, words } = await plan(positionals, values);
  const needsInstall = changes.files.some((file) => file.endsWith('package.json')) && !values['no-install'];
  if (needsInstall) changes.edit('pnpm-lock.yaml', (text) => text);
  await changes.write(async (files) => {
    await runCommand(path.join(workspaceRoot, 'node_modules/.bin/biome'), ['check', '--write', ...files], {
      cwd: workspaceRoot,
    });
    if (!needsInstall) return;
    console.log('Linking packages …');
    await runCommand('npx', ['-y', 'pnpm@12.21.0', 'install'], { cwd: workspaceRoot });
  });
  for (const line of [...changes.files, '', ...words]) console.log(line);
}

await create().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
