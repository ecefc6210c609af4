import { apiOffers } from './api-offers.ts';
import { type ContractChanges, contractChanges } from './contract-changes.ts';
import {
  DOCUMENT_FILE,
  documentText,
  EXPLANATIONS_FILE,
  type Explanations,
  parseUses,
  type ReadFile,
  usesFile,
  usesText,
} from './contract-files.ts';
import { isAtLeast, neededVersion } from './contract-version.ts';
import type { OperationUse } from './operation-use.ts';
import { allUseProblems } from './use-problems.ts';

/** The contract of the present sources. */
export interface CurrentContract {
  document: Parameters<typeof documentText>[0];
  /** By remote. */
  uses: Readonly<Record<string, readonly OperationUse[]>>;
}

const UPDATE = 'pnpm contract';

/** The changes of the document, and the records of remotes that may be live; null without any. */
export function changesSince(base: ReadFile, { document, uses }: CurrentContract) {
  const text = base(DOCUMENT_FILE);
  if (text === null) return null;
  const before = apiOffers(JSON.parse(text));
  const remotes = Object.keys(uses).map((name) => {
    const record = base(usesFile(name));
    return { name, operations: record === null ? [] : parseUses(record) };
  });
  return { before: before.version, changes: contractChanges(before, apiOffers(document), remotes) };
}

/** The breaks without a reason under the version that they need. */
export function unexplained({ breaks }: ContractChanges, explanations: Explanations, version: string): string[] {
  const since = Object.entries(explanations).filter(([explained]) => isAtLeast(explained, version));
  const reasons = Object.assign({}, ...since.map(([, each]) => each)) as Record<string, string>;
  return breaks
    .filter(({ call }) => !reasons[call]?.trim())
    .map(({ call, text }) => `${text}: say why in ${EXPLANATIONS_FILE}, under ${version} and "${call}"`);
}

export const explanationsIn = (files: ReadFile): Explanations =>
  JSON.parse(files(EXPLANATIONS_FILE) ?? '{}') as Explanations;

function staleProblems(files: ReadFile, { document, uses }: CurrentContract): string[] {
  const expected = Object.entries(uses).map(([name, operations]) => [usesFile(name), usesText(operations)] as const);
  return [[DOCUMENT_FILE, documentText(document)] as const, ...expected]
    .filter(([file, text]) => files(file) !== text)
    .map(([file]) => `${file} is not what the sources say: ${UPDATE}`);
}

function versionProblems(files: ReadFile, base: ReadFile, current: CurrentContract): string[] {
  const since = changesSince(base, current);
  if (!since) return [];
  const { version } = current.document.info;
  const needed = neededVersion(since.before, since.changes);
  const late = isAtLeast(version, needed)
    ? []
    : [`the API is ${version}, and its changes since ${since.before} need ${needed}: ${UPDATE}`];
  return [...unexplained(since.changes, explanationsIn(files), needed), ...late];
}

/**
 * The contract's problems: a record that differs from the sources, a remote's use that the API does not offer, an
 * unexplained break, an unchanged version.
 */
export function contractProblems(files: ReadFile, base: ReadFile, current: CurrentContract): string[] {
  const offers = apiOffers(current.document);
  const missing = Object.entries(current.uses).flatMap(([name, operations]) =>
    allUseProblems(operations, offers).map((text) => `${name} ${text}`),
  );
  return [...missing, ...versionProblems(files, base, current), ...staleProblems(files, current)];
}
