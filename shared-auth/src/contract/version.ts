const parse = (version: string) => /^\^?(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number) ?? [];

/**
 * Whether `version` (x.y.z, a suffix is ignored) is in the caret range `range` (^x.y.z). Below 1.0.0 the minor counts
 * as the major, as in semver.
 */
export function satisfiesCaret(version: string, range: string): boolean {
  const [major = -1, minor = -1, patch = -1] = parse(version);
  const [wantMajor = -2, wantMinor = -2, wantPatch = -2] = parse(range);
  if (major !== wantMajor) return false;
  if (major === 0 && minor !== wantMinor) return false;
  return minor > wantMinor || (minor === wantMinor && patch >= wantPatch);
}
