import type { ContractChanges } from './contract-changes.ts';

const partsOf = (version: string) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return { major, minor };
};

/** The version that a document needs at least: a major where it breaks what a remote uses, a minor for anything else. */
export function neededVersion(before: string, { breaks, breaksRemote, isChanged }: ContractChanges): string {
  const { major, minor } = partsOf(before);
  if (breaksRemote) return `${major + 1}.0.0`;
  return isChanged || breaks.length > 0 ? `${major}.${minor + 1}.0` : before;
}

/** Whether a version is at least another one; the last number does not count. */
export function isAtLeast(version: string, needed: string): boolean {
  const [has, wants] = [partsOf(version), partsOf(needed)];
  return has.major > wants.major || (has.major === wants.major && has.minor >= wants.minor);
}
