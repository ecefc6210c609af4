const segmentsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean);
const isParameter = (segment: string) => segment.startsWith(':');
const parametersOf = (path: string) => segmentsOf(path).filter(isParameter).length;

/**
 * The route of a link; of several matches the most exact one. The link may have query, fragment and its own parameters
 * (`/posts/:postId`), whose values only a route's parameter matches.
 */
export function routeOfLink<Route extends { path: string }>(routes: readonly Route[], to: string): Route | undefined {
  const wanted = segmentsOf(to.split(/[?#]/, 1)[0] ?? '');
  const matches = ({ path }: Route) => {
    const segments = segmentsOf(path);
    return segments.length === wanted.length && segments.every((each, at) => isParameter(each) || each === wanted[at]);
  };
  return routes.filter(matches).sort((one, other) => parametersOf(one.path) - parametersOf(other.path))[0];
}
