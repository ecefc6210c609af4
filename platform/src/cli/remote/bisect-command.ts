import { type Registry, stepAfter } from '@academy/shared-auth/contract';
import { readRegistry, signPreview } from '../../registry/index.ts';
import type { Call } from '../options/remote-call.ts';
import { previewLink, siteAddress } from './preview-command.ts';

/** Milliseconds for which a step's link is valid. */
const STEP_MS = 2 * 3_600_000;

/** A person's possible answers to a step. */
const ANSWERS = { w: 'works', b: 'broken', u: 'undo', q: 'quit' } as const;

async function answerOf({ ask, say }: Call): Promise<(typeof ANSWERS)[keyof typeof ANSWERS]> {
  for (;;) {
    const key = (await ask('[w]orks now, still [b]roken, [u]ndo, [q]uit? ')).trim().toLowerCase()[0] ?? '';
    if (key in ANSWERS) return ANSWERS[key as keyof typeof ANSWERS];
    say('answer with w, b, u or q');
  }
}

/** A link that switches these remotes to the version before the live one, or off, for who opens it. */
async function stepLink(call: Call, { remotes }: Registry, back: readonly string[]): Promise<string> {
  const { role = 'super-admin', page = '/dashboard' } = call.options;
  const named = remotes.filter(({ name }) => back.includes(name));
  const versions = Object.fromEntries(named.map(({ name, previousVersion }) => [name, previousVersion]));
  const until = new Date(Date.now() + STEP_MS).toISOString();
  return previewLink(siteAddress(call), page, await signPreview(call.store, { versions, role, until }));
}

function adviceFor({ remotes }: Registry, name: string): string {
  const entry = remotes.find((remote) => remote.name === name);
  const command = entry?.previousVersion ? `remote rollback ${name}` : `remote disable ${name} --now`;
  return `${name}@${entry?.version} breaks it: ${command}`;
}

/** Finds by bisection which remote breaks a page: a person opens each step's link and says whether the page works. */
export async function bisect(call: Call): Promise<void> {
  const { store, say } = call;
  const registry = await readRegistry(store);
  const candidates = registry.remotes.filter(({ enabled }) => enabled).map(({ name }) => name);
  let answers: boolean[] = [];
  for (;;) {
    const step = stepAfter(candidates, answers);
    if (step.kind === 'none')
      return say('it stays broken without any of the remotes: look at the shell, the API and the data');
    if (step.kind === 'found') {
      for (const name of step.culprits) say(adviceFor(registry, name));
      return say('in the browser, leave the preview');
    }
    say(`step ${answers.length + 1}: switched back are ${step.back.join(', ')}`);
    say(await stepLink(call, registry, step.back));
    const answer = await answerOf(call);
    if (answer === 'quit') return say('nothing has changed; in the browser, leave the preview');
    answers = answer === 'undo' ? answers.slice(0, -1) : [...answers, answer === 'works'];
  }
}
