import type { Deployments, ReleaseFacts } from '@academy/platform/registry';
import { LANDING, type RegistryEntry } from '@academy/shared-auth/contract';
import type { Verdict } from '#modules/platform/figures/index.ts';
import type { RemoteFigures } from '#modules/platform/figures/remote-figures.ts';
import { healthOf } from './health.ts';
import type { EntryFacts } from './release-facts.ts';
import type { WireChange, WireFigures, WireRemote } from './remotes.schema.ts';

function presentFigures({ loads, failures, kinds, errors, p50, p95 }: RemoteFigures): WireFigures {
  const met = Object.entries(kinds).filter(([, count]) => count > 0);
  return { loads, failures, kinds: Object.fromEntries(met), errors, median: p50, p95 };
}

/** The landing page is in no menu, and its page title is for visitors. */
const landingTitle = { en: 'Landing page', ar: 'صفحة الاستقبال' };

/** The title of its menu group, otherwise that of its first page. */
function titleOf({ name, menuGroups, menu, routes, texts }: RegistryEntry): WireRemote['title'] {
  if (name === LANDING) return landingTitle;
  const key = menuGroups[0]?.labelKey ?? menu[0]?.labelKey ?? routes[0]?.titleKey ?? '';
  const en = texts.en[key] ?? name;
  return { en, ar: texts.ar[key] ?? en };
}

/** Whether the site would serve a release, as far as that is known. */
const isServed = (facts: ReleaseFacts | null | undefined) => facts?.signed !== false && !facts?.outdated;

/** The possible actions on a remote; the verbs check the same. */
export const mayOf = (
  { enabled, previousVersion, candidate }: RegistryEntry,
  facts?: EntryFacts,
): WireRemote['may'] => ({
  roll_back: previousVersion !== null && isServed(facts?.previous),
  disable: enabled,
  enable: !enabled,
  promote: candidate !== null && isServed(facts?.candidate),
  take_back: candidate !== null,
});

interface Known {
  deployments: Deployments;
  facts: EntryFacts | undefined;
  /** The figures of the last hour. */
  figures: readonly RemoteFigures[];
  /** The figures since the canary began. */
  canaryFigures: readonly RemoteFigures[];
  verdict: Verdict | null;
}

function presentCanary(
  { version: live, candidate }: RegistryEntry,
  { canaryFigures: figures, verdict, facts }: Pick<Known, 'canaryFigures' | 'verdict' | 'facts'>,
) {
  if (!candidate || !verdict) return null;
  const { version, percent, since } = candidate;
  const of = (wanted: string) => {
    const found = figures.find((one) => one.version === wanted);
    return found ? presentFigures(found) : null;
  };
  const signed = facts?.candidate?.signed ?? null;
  return { version, percent, since, signed, figures: of(version), live_figures: of(live), verdict };
}

/** For a version from before changes were recorded only the time is known. */
function presentDeployment({ name, version, history, builtAt }: RegistryEntry, deployments: Deployments): WireChange {
  const deployed = deployments.get(name);
  if (deployed)
    return {
      at: deployed.at,
      by: deployed.by,
      command: deployed.command,
      reason: deployed.note,
      commit: deployed.commit,
    };
  const at = history.find((past) => past.version === version)?.deployedAt ?? builtAt;
  return { at, by: null, command: null, reason: null, commit: null };
}

export function presentRemote(entry: RegistryEntry, known: Known): WireRemote {
  const { deployments, facts, figures } = known;
  const { name, version, previousVersion, mount, enabled, offNow } = entry;
  const live = figures.find((one) => one.version === version);
  const ordered = [...(live ? [live] : []), ...figures.filter((one) => one !== live)];
  return {
    name,
    title: titleOf(entry),
    version,
    previous_version: previousVersion,
    checked_at: facts?.live?.checkedAt ?? null,
    signed: facts?.live?.signed ?? null,
    previous_signed: facts?.previous?.signed ?? null,
    mount,
    enabled,
    off_now: !enabled && offNow,
    health: healthOf(enabled, live),
    deployed: presentDeployment(entry, deployments),
    figures: ordered.map((one) => ({ version: one.version, ...presentFigures(one) })),
    canary: presentCanary(entry, known),
    may: mayOf(entry, facts),
  };
}
