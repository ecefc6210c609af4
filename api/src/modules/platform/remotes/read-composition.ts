import { latestCompositions, readDeployments, readRegistry } from '@academy/platform/registry';
import type { RegistryEntry } from '@academy/shared-auth/contract';
import type { Ctx } from '#base/http/ctx.ts';
import { judgeCanary } from '#modules/platform/figures/index.ts';
import { knownSubjects } from '#modules/platform/figures/known-subjects.ts';
import { figuresOfRemotes, type RemoteFigures, remoteFigures } from '#modules/platform/figures/remote-figures.ts';
import { historyOf } from './composition-history.ts';
import { presentRemote } from './present-remote.ts';
import { factsOf } from './release-facts.ts';
import { askStore, storeOf } from './release-store.ts';
import type { WireComposition } from './remotes.schema.ts';

const HOUR_MS = 3_600_000;
const HISTORY = 20;

async function readStore(ctx: Ctx) {
  const store = storeOf(ctx);
  const registry = await readRegistry(store);
  const [compositions, deployments] = await Promise.all([
    latestCompositions(store, registry, HISTORY + 1),
    readDeployments(store, registry),
  ]);
  const facts = await Promise.all(
    registry.remotes.map(async (entry) => [entry.name, await factsOf(ctx, entry)] as const),
  );
  return { registry, compositions, deployments, facts: new Map(facts) };
}

const canaryFigures = async ({ sql }: Ctx, { name, candidate }: RegistryEntry): Promise<RemoteFigures[]> =>
  candidate ? remoteFigures(sql, { remote: name, since: new Date(candidate.since) }) : [];

/** Anybody may report an invented version, so only published versions are shown. */
async function publishedFigures({ sql, deps }: Ctx, since: Date) {
  const subjects = knownSubjects(deps);
  const all = await figuresOfRemotes(sql, { since });
  const areConfirmed = await Promise.all(all.map((figures) => subjects.isConfirmed(figures)));
  return all.filter((_, place) => areConfirmed[place]);
}

/** The live composition: its versions, their health, who deployed them, and the possible actions. */
export async function readComposition({ ctx }: { ctx: Ctx }): Promise<WireComposition> {
  const { registry, compositions, deployments, facts } = await askStore(ctx, readStore(ctx));
  const since = new Date(ctx.now.getTime() - HOUR_MS);
  const all = await publishedFigures(ctx, since);
  const remotes = await Promise.all(
    registry.remotes.map(async (entry) => {
      const figures = all.filter(({ remote }) => remote === entry.name);
      return presentRemote(entry, {
        deployments,
        facts: facts.get(entry.name),
        figures,
        canaryFigures: await canaryFigures(ctx, entry),
        verdict: await judgeCanary(ctx.sql, entry, ctx.now),
      });
    }),
  );
  const history = historyOf(compositions, HISTORY);
  return { revision: registry.revision, figures_since: since.toISOString(), remotes, history };
}
