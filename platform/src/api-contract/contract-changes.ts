import { isDeepStrictEqual } from 'node:util';
import { type ApiOffers, inWords, type OfferedOperation, type OperationUse } from './operation-use.ts';
import type { Shape } from './shape.ts';
import { type ShapeProblem, shapeProblems } from './shape-problems.ts';
import { useProblems } from './use-problems.ts';

/** A use with the remote that makes it. */
export interface RemoteUses {
  name: string;
  operations: readonly OperationUse[];
}

interface Break {
  call: string;
  text: string;
}

/** The differences between a document and an earlier one: breaks, and whether anything else has changed. */
export interface ContractChanges {
  breaks: Break[];
  /** Whether a break is about an operation that a remote uses. */
  breaksRemote: boolean;
  isChanged: boolean;
}

function requestBreak(call: string, problem: ShapeProblem): Break {
  const field = problem.at === '' ? 'the body' : `\`${problem.at}\``;
  const text =
    problem.given === null
      ? `${inWords(call)} requires ${field}, which it did not`
      : `${inWords(call)} takes ${field} as ${problem.wanted} only, where it took ${problem.given}`;
  return { call, text };
}

const narrowed = (call: string, before: Shape | undefined, after: Shape | undefined, isNew: boolean): Break[] => {
  if (after === undefined || (before === undefined && !isNew)) return [];
  return shapeProblems(before ?? {}, after, { mode: 'all' }).map((problem) => requestBreak(call, problem));
};

/** Requests that were valid before and are invalid now. */
function requestBreaks(call: string, before: OfferedOperation, after: OfferedOperation): Break[] {
  const hadBody = before.sends !== undefined || before.form !== undefined;
  return [
    ...narrowed(call, before.query, after.query, true),
    ...narrowed(call, before.sends, after.sends, !hadBody && !after.bodyOptional),
    ...narrowed(call, before.form, after.form, false),
    ...(before.bodyOptional && !after.bodyOptional ? [{ call, text: `${inWords(call)} requires a body now` }] : []),
  ];
}

/** Parts of the earlier document that remotes use and that the later one lacks. */
function useBreaks(before: ApiOffers, after: ApiOffers, remotes: readonly RemoteUses[]): Break[] {
  return remotes.flatMap(({ name, operations }) =>
    operations.flatMap((use) => {
      if (!before.operations[use.call] || !after.operations[use.call]) return [];
      const known = new Set(useProblems(use, { ...before, version: after.version }, true));
      const found = useProblems(use, after, true).filter((text) => !known.has(text));
      return found.map((text) => ({ call: use.call, text: `${name} ${text}` }));
    }),
  );
}

/** The changes of a new document of the API, judged by the remotes' uses. */
export function contractChanges(before: ApiOffers, after: ApiOffers, remotes: readonly RemoteUses[]): ContractChanges {
  const known = Object.entries(before.operations);
  const removed = known.filter(([call]) => !after.operations[call]);
  const breaks = [
    ...removed.map(([call]) => ({ call, text: `${inWords(call)} is gone` })),
    ...known.flatMap(([call, operation]) => {
      const later = after.operations[call];
      return later ? requestBreaks(call, operation, later) : [];
    }),
    ...useBreaks(before, after, remotes),
  ];
  const once = new Map(breaks.map((found) => [found.text, found]));
  const used = new Set(remotes.flatMap(({ operations }) => operations.map(({ call }) => call)));
  const breaksRemote = breaks.some(({ call }) => used.has(call));
  return {
    breaks: [...once.values()],
    breaksRemote,
    isChanged: !isDeepStrictEqual(before.operations, after.operations),
  };
}
