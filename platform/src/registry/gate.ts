import { type Registry, type Release, satisfiesCaret } from '@academy/shared-auth/contract';

/** The versions that the platform runs now; remotes are checked against them. */
export interface PlatformVersions {
  shell: string;
  api: string;
}

/** Why this platform cannot run the release; null where it can. */
export function refusal({ name, version, needs }: Release, platform: PlatformVersions): string | null {
  const unmet = (['shell', 'api'] as const)
    .filter((part) => !satisfiesCaret(platform[part], needs[part]))
    .map((part) => `${part} ${needs[part]} (the platform has ${platform[part]})`);
  return unmet.length > 0 ? `${name} ${version} needs ${unmet.join(' and ')}` : null;
}

/** Namespaces of the texts that come with the shell. */
const SHELLS_OWN = ['shell', 'ui'];

/** Why the release cannot live in this registry, beside what is there; null where it can. */
export function conflict(registry: Registry, release: Release): string | null {
  const origin = originOf(release.base);
  if (origin !== null && !registry.origins.includes(origin))
    return `${release.name} would be loaded from ${origin}, which is not allowed: remote allow ${origin}`;
  if (SHELLS_OWN.includes(release.namespace))
    return `${release.name} claims the locale namespace ${release.namespace} of the shell`;
  const paths = new Set(pathsOf(release));
  for (const other of registry.remotes) {
    if (other.name === release.name) continue;
    if (other.namespace === release.namespace)
      return `${release.name} claims the locale namespace ${release.namespace} of ${other.name}`;
    const taken = pathsOf(other).find((path) => paths.has(path));
    if (taken) return `${release.name} claims the route ${taken} of ${other.name}`;
  }
  return null;
}

const pathsOf = ({ routes, redirects }: Release) => [
  ...routes.map((route) => route.path),
  ...redirects.map((redirect) => redirect.from),
];

const OWN = 'https://own.invalid';

/** Null: the page's own origin. */
function originOf(base: string): string | null {
  const { origin } = new URL(base, OWN);
  return origin === OWN ? null : origin;
}
