import { groupBy } from './group-by.ts';
import type { Declared, Problem } from './remote-part.ts';
import { reserved } from './reserved.ts';
import { canonical, overlap, parsePattern, type RoutePattern } from './route-pattern.ts';

interface Claim {
  remote: string;
  path: string;
  pattern: RoutePattern;
}

const pathsOf = ({ routes, redirects }: Declared) => [
  ...routes.map(({ path }) => path),
  ...redirects.map(({ from }) => from),
];

const claimsOf = (declared: Declared): Claim[] =>
  pathsOf(declared).map((path) => ({ remote: declared.name, path, pattern: parsePattern(path) }));

/** Addresses that several remotes claim, that one remote claims twice, or that remotes cannot have. */
export function routeProblems(remotes: readonly Declared[]): Problem[] {
  const all = remotes.map(claimsOf);
  const pairs = all.flatMap((claims, place) => all.slice(place + 1).map((others) => [claims, others] as const));
  return [
    ...all.flat().flatMap(reservedProblems),
    ...all.flatMap(repeated),
    ...pairs.flatMap(([claims, others]) => overlaps(claims, others)),
  ];
}

function reservedProblems({ remote, path, pattern }: Claim): Problem[] {
  const taken = reserved.filter((own) => overlap(pattern, own.pattern)).map((own) => own.path);
  if (taken.length === 0) return [];
  return [{ remotes: [remote], text: `${path} of ${remote} matches addresses of the platform: ${taken.join(', ')}` }];
}

function repeated(claims: Claim[]): Problem[] {
  const known = new Map<string, string>();
  return claims.flatMap(({ remote, path, pattern }) => {
    const key = canonical(pattern);
    const first = known.get(key);
    if (first === undefined) known.set(key, path);
    const text = first === path ? `${path} twice` : `${first} and ${path}, which match the same addresses`;
    return first === undefined ? [] : [{ remotes: [remote], text: `${remote} declares ${text}` }];
  });
}

/**
 * One problem for each claim of the remote that has fewer in the overlap (otherwise of the later one): a catch-all is
 * one problem, not sixty.
 */
function overlaps(claims: Claim[], others: Claim[]): Problem[] {
  const pairs = claims.flatMap((one) =>
    others.filter((other) => overlap(one.pattern, other.pattern)).map((other) => [one, other] as const),
  );
  const ofOnes = groupBy(pairs, ([one]) => one);
  const ofOthers = groupBy(
    pairs.map(([one, other]) => [other, one] as const),
    ([other]) => other,
  );
  const groups = ofOnes.size < ofOthers.size ? ofOnes : ofOthers;
  return [...groups].map(([claim, met]) =>
    overlapProblem(
      claim,
      met.map(([, other]) => other),
    ),
  );
}

function overlapProblem(claim: Claim, [first = claim, ...more]: Claim[]): Problem {
  const others = more.length > 0 ? ` (and ${more.length} more)` : '';
  return {
    remotes: [claim.remote, first.remote],
    text: `${claim.path} of ${claim.remote} and ${first.path} of ${first.remote}${others} match the same addresses`,
  };
}
