import path from 'node:path';
import { parseArgs } from 'node:util';
import { remoteName } from '../composition/remote-name.ts';
import { readDeclaration } from '../sources/read-remote.ts';
import { clientWords, planClient } from './client-plan.ts';
import { endpointWords, remoteWords, screenWords, titleWords } from './closing-words.ts';
import { newCall } from './endpoint-call.ts';
import { planEndpoint, roomOf } from './endpoint-plan.ts';
import { FileChanges } from './file-changes.ts';
import { groundOf } from './ground.ts';
import { arabicTitle, kebab, ScaffoldError, sentence, type Titles, untranslated } from './names.ts';
import { planRemote } from './remote-plan.ts';
import { planScreen } from './screen-plan.ts';

const USAGE = `pnpm new remote <name> --title "Library" --title-ar "المكتبة"             a remote of its own: mf-<name>
pnpm new screen <remote> <screen> --title "Shelves" --title-ar "الرفوف"  a screen, with its route, texts and test
pnpm new endpoint <module> <verb> [--method get] [--path /shelves]       a call of the API, with its test and access
  --room library says in which room of api/src/modules a new module is
  --remote library makes the remote's request and contract test too
  in a remote with rooms <remote> names the room too: classes/library
  without --title-ar the title is asked for; one that nobody gives is marked, and pnpm verify rejects it
  --no-install leaves linking the packages of a remote to you`;

/** The files to write, and the message afterwards. */
interface Plan {
  changes: FileChanges;
  words: string[];
  /** Whether packages must be linked afterwards. */
  needsInstall: boolean;
}

interface Place {
  /** The folder of the workspace. */
  root: string;
  /** Asks the person at a terminal for missing values. */
  ask?: (question: string) => Promise<string>;
}

const parsed = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      'title-ar': { type: 'string' },
      method: { type: 'string' },
      path: { type: 'string' },
      remote: { type: 'string' },
      room: { type: 'string' },
      'no-install': { type: 'boolean' },
    },
  });
type Options = ReturnType<typeof parsed>['values'];
type Words = Omit<Plan, 'needsInstall'>;

async function titles({ ask }: Place, name: string, { title, 'title-ar': arabic }: Options): Promise<Titles> {
  const fallback = sentence(name);
  const asked = title ?? (await ask?.(`Title in English (${fallback}): `)) ?? '';
  const en = asked.trim() || fallback;
  const ar = arabic ?? (await ask?.('Title in Arabic (empty: later): ')) ?? '';
  return { en, ar: ar.trim() === '' ? untranslated(en) : arabicTitle(ar) };
}

async function remote(place: Place, [argument]: string[], options: Options): Promise<Words> {
  const name = remoteName(kebab(argument, 'name'));
  const changes = new FileChanges(place.root);
  const title = await titles(place, name.replace(/^mf-/, ''), options);
  planRemote(changes, name, title);
  return { changes, words: [...remoteWords(name), ...titleWords(title)] };
}

async function screen(place: Place, [first, second]: string[], options: Options): Promise<Words> {
  const [ground, screenName] = [groundOf(place.root, first, 'remote'), kebab(second, 'screen')];
  const name = ground.remote;
  const changes = new FileChanges(place.root);
  const { namespace } = await readDeclaration(path.join(place.root, name));
  const title = await titles(place, screenName, options);
  planScreen(changes, { ground, namespace, screen: screenName, title });
  return { changes, words: [...screenWords(name, screenName), ...titleWords(title)] };
}

function endpoint({ root }: Place, [module, verb]: string[], { method, path, remote, room }: Options): Words {
  const call = newCall(module, verb, { method, path, room: roomOf(root, kebab(module, 'module'), room) });
  const changes = new FileChanges(root);
  planEndpoint(root, changes, call);
  if (!remote) return { changes, words: endpointWords(call) };
  const ground = groundOf(root, remote, '--remote');
  planClient(changes, ground, call);
  return { changes, words: [...endpointWords(call), ...clientWords(ground, call)] };
}

function planKind(place: Place, [kind, ...names]: string[], options: Options): Words | Promise<Words> {
  if (kind === 'remote') return remote(place, names, options);
  if (kind === 'screen') return screen(place, names, options);
  if (kind === 'endpoint') return endpoint(place, names, options);
  throw new ScaffoldError(USAGE);
}

/** Reads the arguments of `pnpm new`, and writes nothing. @throws ScaffoldError for missing or taken values. */
export async function planNew(place: Place, args: string[]): Promise<Plan> {
  const { positionals, values } = parsed(args);
  const { changes, words } = await planKind(place, positionals, values);
  const needsInstall = changes.files.some((file) => file.endsWith('package.json')) && !values['no-install'];
  return { changes, words, needsInstall };
}
