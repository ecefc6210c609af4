import { useLocation } from '@academy/shared-auth/router';
import { useMemo } from 'react';
import { useGoingTo } from '#/navigation/use-going-to.ts';
import { declaredRoute, isOtherScreen, type Place, placeAt, type RouteTable } from '#/routes/route-table.ts';

interface PlaceInSight {
  place: Place;
  /** A click leads there, and its page is still being drawn. */
  isOnTheWay: boolean;
  goingTo: string;
}

/** From outside of the dashboard a click may lead to sign-in first: the page stays until that is known. */
const isOfDashboard = (place: Place): boolean =>
  place.kind === 'remote' && declaredRoute(place)?.layout === 'dashboard';

/** The page's own place; after a click already the next one, if another screen of the dashboard is there. */
export function usePlaceInSight(table: RouteTable): PlaceInSight {
  const { pathname } = useLocation();
  const goingTo = useGoingTo();
  return useMemo(() => {
    const [here, there] = [placeAt(table, pathname), placeAt(table, goingTo)];
    const isOnTheWay = goingTo !== pathname && [here, there].every(isOfDashboard) && isOtherScreen(here, there);
    return { place: isOnTheWay ? there : here, isOnTheWay, goingTo };
  }, [table, pathname, goingTo]);
}
