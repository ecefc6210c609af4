import {
  abortCandidate,
  atRevision,
  enableRemote,
  promoteCandidate,
  type Reason,
  type ReleaseStore,
  readRegistry,
  rollbackRemote,
} from '@academy/platform/registry';
import type { RegistryEntry } from '@academy/shared-auth/contract';
import { writeEdit } from '#base/audit/audit.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { userName } from '#modules/accounts/identity/users-sql.ts';
import { mayOf } from './present-remote.ts';
import { readComposition } from './read-composition.ts';
import { askStore, changingStoreOf, storeOf } from './release-store.ts';
import type { ChangeBody, WireComposition, WireRemote } from './remotes.schema.ts';

export type RemoteAction = keyof WireRemote['may'];

interface Asked {
  name: string;
  input: ChangeBody;
  at: Date;
  by: string;
}

const reasonOf = ({ input, by }: Asked, command: string): Reason => ({
  command,
  by,
  note: input.reason,
  commit: null,
});

type Change = (store: ReleaseStore, asked: Asked) => Promise<unknown>;

/** Uses the verbs of the command line, and is recorded like its commands. */
const changes: Record<RemoteAction, Change> = {
  roll_back: (store, asked) =>
    rollbackRemote(store, asked.name, { at: asked.at, reason: reasonOf(asked, `rollback ${asked.name}`) }),
  disable: (store, asked) => {
    const offNow = asked.input.in_open_pages === true;
    const reason = reasonOf(asked, `disable ${asked.name}${offNow ? ' --now' : ''}`);
    return enableRemote(store, asked.name, false, { at: asked.at, offNow, reason });
  },
  enable: (store, asked) =>
    enableRemote(store, asked.name, true, { at: asked.at, reason: reasonOf(asked, `enable ${asked.name}`) }),
  promote: (store, asked) =>
    promoteCandidate(store, asked, { at: asked.at, reason: reasonOf(asked, `promote ${asked.name}`) }),
  take_back: (store, asked) =>
    abortCandidate(store, asked, { at: asked.at, reason: reasonOf(asked, `abort ${asked.name}`) }),
};

async function entryIn(store: ReleaseStore, name: string): Promise<RegistryEntry> {
  const entry = (await readRegistry(store)).remotes.find((remote) => remote.name === name);
  if (!entry) throw notFound('Remote');
  return entry;
}

const auditedState = ({ version, enabled, offNow, candidate }: RegistryEntry) => ({
  version,
  enabled,
  off_now: offNow,
  candidate: candidate?.version ?? null,
});

interface ChangeOf {
  ctx: ViewerCtx;
  name: string;
  action: RemoteAction;
  input: ChangeBody;
}

async function applyChange({ ctx, name, action, input }: ChangeOf): Promise<void> {
  const store = storeOf(ctx);
  const seen = atRevision(changingStoreOf(ctx), input.revision);
  const before = await entryIn(seen, name);
  if (!mayOf(before)[action]) throw new AppError('conflict', 'This cannot be done now');
  const [actor] = await ctx.sql.query<{ name: string }>({
    text: `select ${userName('$1')} as name`,
    values: [ctx.viewer.userId],
  });
  await changes[action](seen, { name, input, at: ctx.now, by: actor?.name ?? `user ${ctx.viewer.userId}` });
  // The registry is not part of the transaction: if this line fails, the registry itself has actor and reason.
  const line = {
    action: `remote.${action.replace('_', '-')}`,
    subject: 'composition',
    subjectId: input.revision + 1,
    before: auditedState(before),
    after: auditedState(await entryIn(store, name)),
  };
  await writeEdit(ctx.sql, ctx, line, { before: { remote: name }, after: { remote: name, reason: input.reason } });
  for (const listener of ctx.deps.compositionListeners) await listener();
}

/** Changes a remote's live version for everybody, if the composition is still the one that the actor saw. */
export async function changeRemote(change: ChangeOf): Promise<WireComposition> {
  const { ctx } = change;
  await askStore(ctx, applyChange(change));
  return readComposition({ ctx });
}
