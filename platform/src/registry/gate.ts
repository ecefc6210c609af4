import { type Registry, type Release, satisfiesCaret } from '@academy/shared-auth/contract';
import { compositionProblems } from '../composition/composition-problems.ts';
import { partOfRelease, type RemotePart } from '../composition/remote-part.ts';

/** The versions that the platform runs now; remotes are checked against them. */
export interface PlatformVersions {
  shell: string;
  api: string;
}

/** Why this platform cannot run the release; null where it can. */
export function rejection({ name, version, needs }: Release, platform: PlatformVersions): string | null {
  const unmet = (['shell', 'api'] as const)
    .filter((part) => !satisfiesCaret(platform[part], needs[part]))
    .map((part) => `${part} ${needs[part]} (the platform has ${platform[part]})`);
  return unmet.length > 0 ? `${name} ${version} needs ${unmet.join(' and ')}` : null;
}

/**
 * Why the release cannot live in this registry, beside what is there: problems of its own, and those that it brings
 * to others. What was wrong among the others before keeps nobody out.
 */
export function conflicts(registry: Registry, release: Release, check: 'built' | 'published'): string[] {
  const others = registry.remotes
    .filter(({ name }) => name !== release.name)
    .map((declared): RemotePart => ({ declared, contents: null }));
  const part = partOfRelease(release);
  const before = registry.remotes.map((declared): RemotePart => ({ declared, contents: null }));
  const known = new Set(compositionProblems(before).map(({ text }) => text));
  const found = compositionProblems([...others, check === 'built' ? part : { ...part, contents: null }]);
  const brought = found.filter(({ remotes, text }) => remotes.includes(release.name) || !known.has(text));
  return [...originProblems(registry, release), ...brought.map(({ text }) => text)];
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
