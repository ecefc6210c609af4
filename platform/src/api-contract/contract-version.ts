import type { ContractChanges } from './contract-changes.ts';

const partsOf = (version: string) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return { major, minor };
};

/**
 * The minimum version of a document: a new major one if it breaks what a remote uses, a new minor one for other
 * changes.
 */
export function neededVersion(before: string, { breaks, breaksRemote, isChanged }: ContractChanges): string {
  const { major, minor } = partsOf(before);
  if (breaksRemote) return `${major + 1}.0.0`;
  return isChanged || breaks.length > 0 ? `${major}.${minor + 1}.0` : before;
}

/** Whether a version is at least another one; the patch number does not count. */
export function isAtLeast(version: string, needed: string): boolean {
  const [has, wants] = [partsOf(version), partsOf(needed)];
  return has.major > wants.major || (has.major === wants.major && has.minor >= wants.minor);
}
