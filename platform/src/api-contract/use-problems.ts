import { type ApiOffers, inWords, type OfferedOperation, type OperationUse } from './operation-use.ts';
import { type ShapeProblem, shapeProblems } from './shape-problems.ts';

const nameOf = ({ at }: ShapeProblem, whole: string) => (at === '' ? whole : `\`${at}\``);

function readProblem(call: string, api: string, problem: ShapeProblem): string {
  const what = `reads ${nameOf(problem, 'the response')} of ${call}`;
  return problem.given === null
    ? `${what}, which ${api} does not offer`
    : `${what} as ${problem.wanted}, which ${api} offers as ${problem.given}`;
}

function sendProblem(call: string, api: string, problem: ShapeProblem): string {
  if (problem.given === null) return `sends no ${nameOf(problem, 'body')} to ${call}, which ${api} requires`;
  const what = `sends ${nameOf(problem, 'the body')} to ${call} as ${problem.given}`;
  return `${what}, which ${api} takes as ${problem.wanted}`;
}

/** Why the operation does not accept the body. */
function bodyProblems({ sends, form }: OperationUse, offered: OfferedOperation): ShapeProblem[] {
  const wanted = form === undefined ? (offered.sends ?? offered.form) : (offered.form ?? offered.sends);
  const given = form ?? sends;
  if (wanted === undefined) return [];
  if (given === undefined && offered.bodyOptional) return [];
  return shapeProblems(given ?? {}, wanted, { mode: 'possible' });
}

/** The parts of a use that an API does not offer. `strict`: also parts that the remote can do without. */
export function useProblems(use: OperationUse, { version, operations }: ApiOffers, strict = false): string[] {
  const call = inWords(use.call);
  const api = `API ${version}`;
  const offered = operations[use.call];
  if (!offered) return [`uses ${call}, which ${api} does not offer`];
  // An undeclared part cannot be judged.
  const { reads = 'any', query = {} } = offered;
  const sent = [...shapeProblems(use.query ?? {}, query, { mode: 'possible' }), ...bodyProblems(use, offered)];
  return [
    ...shapeProblems(reads, use.reads ?? 'any', { mode: 'chosen', strict }).map((found) =>
      readProblem(call, api, found),
    ),
    ...sent.map((found) => sendProblem(call, api, found)),
  ];
}

/** The parts of all uses that an API does not offer, each once. */
export const allUseProblems = (uses: readonly OperationUse[], offers: ApiOffers): string[] => [
  ...new Set(uses.flatMap((use) => useProblems(use, offers))),
];
