import {
  type PlatformOffers,
  type Registry,
  type RegistryEntry,
  type Release,
  satisfiesCaret,
} from '@academy/shared-auth/contract';
import type { ApiOffers } from '../../api-contract/operation-use.ts';
import { allUseProblems } from '../../api-contract/use-problems.ts';
import { compositionProblems } from '../../composition/composition-problems.ts';
import { partOfRelease, type RemotePart } from '../../composition/remote-part.ts';
import type { PublishedRelease } from '../release/built-release.ts';

/** The present versions of the platform; remotes are checked against them. */
export interface PlatformVersions {
  shell: string;
  api: string;
  /** Null: the shell's offers are unknown. */
  offers?: PlatformOffers | null | undefined;
  /** Null: the API's offers are unknown. */
  apiOffers?: ApiOffers | null | undefined;
}

/** Names that a release uses and the shell does not offer. */
function missingOffers({ uses, slots }: Release, offers: PlatformOffers | null): string[] {
  if (!offers) return [];
  const names = Object.entries(uses).flatMap(([entry, used]) =>
    used.filter((name) => !offers.exports[entry]?.includes(name)).map((name) => `${name} of ${entry}`),
  );
  const filled = new Set(slots.map(({ slot }) => slot).filter((slot) => !offers.slots.includes(slot)));
  return [...names, ...[...filled].map((slot) => `the slot ${slot}`)];
}

/** Why this platform cannot run the release; null if it can. */
export function rejection(release: PublishedRelease, platform: PlatformVersions): string | null {
  const { name, version, needs } = release;
  const unmet = (['shell', 'api'] as const)
    .filter((part) => !satisfiesCaret(platform[part], needs[part]))
    .map((part) => `${part} ${needs[part]} (the platform has ${platform[part]})`);
  if (unmet.length > 0) return `${name} ${version} needs ${unmet.join(' and ')}`;
  const missing = missingOffers(release, platform.offers ?? null);
  const ofShell =
    missing.length > 0 ? [`uses ${missing.join(', ')}, which shell ${platform.shell} does not offer`] : [];
  const ofApi = platform.apiOffers ? allUseProblems(release.operations ?? [], platform.apiOffers) : [];
  const [first, ...others] = [...ofShell, ...ofApi];
  return first === undefined ? null : [`${name} ${version} ${first}`, ...others].join('\n    and ');
}

/**
 * The declarations that a release lacks, so that it is unknown whether this platform can run it; null without any.
 * Builds from before the contract declare neither names nor operations.
 */
export function unknownUses({ name, version, uses, operations }: PublishedRelease, platform: PlatformVersions) {
  if (operations) return null;
  const ofShell = platform.offers && Object.keys(uses).length === 0 ? ['the shell'] : [];
  const ofApi = platform.apiOffers ? ['the API'] : [];
  const silent = [...ofShell, ...ofApi].join(' and ');
  return silent === '' ? null : `${name} ${version} does not state what it uses of ${silent}`;
}

/**
 * Why the releases cannot be in this registry beside the other `kept` ones: their own problems, and those that they
 * cause in others. Existing problems of others reject nothing.
 */
export function conflicts(
  registry: Registry,
  releases: readonly Release[],
  check: 'built' | 'published',
  kept: readonly RegistryEntry[] = registry.remotes,
): string[] {
  const names = new Set(releases.map(({ name }) => name));
  const unchecked = (declared: Release): RemotePart => ({ declared, contents: null });
  const others = kept.filter(({ name }) => !names.has(name)).map(unchecked);
  const known = new Set(compositionProblems(registry.remotes.map(unchecked)).map(({ text }) => text));
  const found = compositionProblems([...others, ...releases.map(check === 'built' ? partOfRelease : unchecked)]);
  const brought = found.filter(({ remotes, text }) => remotes.some((name) => names.has(name)) || !known.has(text));
  return [...releases.flatMap((release) => originProblems(registry, release)), ...brought.map(({ text }) => text)];
}

function originProblems({ origins }: Registry, { name, base }: Release): string[] {
  const origin = originOf(base);
  if (origin === null || origins.includes(origin)) return [];
  return [`${name} would be loaded from ${origin}, which is not allowed: remote allow ${origin}`];
}

const OWN = 'https://own.invalid';

/** Null: the page's own origin. */
function originOf(base: string): string | null {
  const { origin } = new URL(base, OWN);
  return origin === OWN ? null : origin;
}
