import type { Candidate, Registry, RegistryEntry } from '@academy/shared-auth/contract';
import {
  publicCheckKeys,
  type ReleaseFacts,
  type ReleaseStore,
  readDeployments,
  readReleaseFacts,
  releaseKeys,
} from '../../registry/index.ts';
import { textTable } from '../../terminal/text-table.ts';

/** A candidate with its share. */
export const describeCandidate = ({ version, percent }: Candidate): string => `${version} (${percent} %)`;

/** The keys to compare releases with; null: none, and then nothing is said about signatures. */
const keysOf = ({ RELEASE_PUBLIC_KEYS: keys } = process.env) => (keys ? releaseKeys(keys) : null);

/** The facts in a version's release. */
export const factsOf = (store: ReleaseStore, name: string, version: string): Promise<ReleaseFacts | null> =>
  readReleaseFacts(store, keysOf(), { name, version }, publicCheckKeys());

/** Column headings of those facts: signatures only if there are keys to compare with. */
export const factHeadings = (): string[] => ['CHECKED', ...(keysOf() ? ['SIGNED'] : [])];

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

export const factCells = (facts: Omit<ReleaseFacts, 'outdated'> | null): string[] =>
  facts
    ? [yesOrNo(facts.checkedAt !== null), ...(facts.signed === null ? [] : [yesOrNo(facts.signed)])]
    : factHeadings().map(() => '-');

/** A remote's row in `list`. */
interface ListedRemote {
  name: string;
  version: string;
  previous: string | null;
  mount: string;
  enabled: boolean;
  deployedAt: string | null;
  deployedBy: string | null;
  checkedAt: string | null;
  /** Null: there are no keys to compare with. */
  signed: boolean | null;
  candidate: Candidate | null;
}

const summaryOf = (entry: RegistryEntry, deployedBy: string | null, facts: ReleaseFacts | null): ListedRemote => {
  const { name, version, previousVersion: previous, mount, enabled, candidate, history } = entry;
  const deployedAt = history.find((past) => past.version === version)?.deployedAt ?? null;
  const { checkedAt = null, signed = null } = facts ?? {};
  return { name, version, previous, mount, enabled, deployedAt, deployedBy, checkedAt, signed, candidate };
};

/** The live versions, who deployed them, and whether they were checked and signed. */
export async function listRemotes(store: ReleaseStore, registry: Registry): Promise<ListedRemote[]> {
  const deployments = await readDeployments(store, registry);
  return Promise.all(
    registry.remotes.map(async (entry) =>
      summaryOf(entry, deployments.get(entry.name)?.by ?? null, await factsOf(store, entry.name, entry.version)),
    ),
  );
}

/** The list as a table for a terminal. */
export function remoteTable(remotes: readonly ListedRemote[]): string {
  const headings = [
    'NAME',
    'VERSION',
    'PREVIOUS',
    'MOUNT',
    'ENABLED',
    'DEPLOYED AT',
    'BY',
    ...factHeadings(),
    'CANDIDATE',
  ];
  const rows = remotes.map((remote) => [
    remote.name,
    remote.version,
    remote.previous ?? '-',
    remote.mount,
    yesOrNo(remote.enabled),
    remote.deployedAt ?? '-',
    remote.deployedBy ?? '-',
    ...factCells(remote),
    remote.candidate ? describeCandidate(remote.candidate) : '-',
  ]);
  return textTable(headings, rows);
}
