import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useGoingTo } from '#/navigation/use-going-to.ts';
import { declaredRoute, isOtherScreen, type Place, placeAt, type RouteTable } from '#/routes/route-table.ts';

interface PlaceInSight {
  place: Place;
  /** A click leads there, and its page is still being drawn. */
  isOnTheWay: boolean;
  goingTo: string;
  /** Where the shown address leads if it only redirects: `place` is there already. */
  redirectsTo: string | null;
}

/** From outside of the dashboard a click may lead to sign-in first: the page stays until that is known. */
const isOfDashboard = (place: Place): boolean =>
  place.kind === 'remote' && declaredRoute(place)?.layout === 'dashboard';

/** The place of a path, or the one to which it redirects. */
function finalPlace(table: RouteTable, pathname: string): Place {
  const place = placeAt(table, pathname);
  return place.kind === 'redirect' ? placeAt(table, place.to) : place;
}

/** The page's own place; after a click already the next one, if another screen of the dashboard is there. */
export function usePlaceInSight(table: RouteTable): PlaceInSight {
  const { pathname } = useLocation();
  const goingTo = useGoingTo();
  return useMemo(() => {
    const own = placeAt(table, pathname);
    const [here, there] = [finalPlace(table, pathname), finalPlace(table, goingTo)];
    const redirectsTo = own.kind === 'redirect' ? own.to : null;
    const isLeaving = goingTo !== pathname && [here, there].every(isOfDashboard) && isOtherScreen(here, there);
    return { place: isLeaving ? there : here, isOnTheWay: isLeaving || redirectsTo !== null, goingTo, redirectsTo };
  }, [table, pathname, goingTo]);
}
