import { useSession } from '@academy/shared-auth';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Admission, admit } from './admission.ts';
import { readLastPlace, rememberLastPlace } from './last-place.ts';
import { type Place, START } from './route-table.ts';
import { ownPath } from './way-back.ts';

/** The page for a signed-in user instead of one for signed-out users. */
function wayBack(search: string): string {
  const next = ownPath(new URLSearchParams(search).get('next'), location.origin);
  return next ?? ownPath(readLastPlace(), location.origin) ?? START;
}

/** The guard's decision about the present place, updated with the session. `home`: the user's first menu entry. */
export function useAdmission(place: Place, home: string | null): Admission {
  const { pathname, search, hash } = useLocation();
  const session = useSession((state) => state);
  const here = pathname + search + hash;
  const back = place.kind === 'auth' ? wayBack(search) : START;
  const [isEntering, setEntering] = useState(false);
  const admission = admit({ place, pathname, session, here, back, home, isEntering });

  const isSeen = admission.verdict === 'show' && place.kind === 'remote' && place.route.access === 'session';
  useEffect(() => {
    if (isSeen) rememberLastPlace(here);
  }, [isSeen, here]);
  useEffect(() => {
    if (session.status !== 'unknown') setEntering(session.status === 'signed-out');
    if (session.status === 'signed-out') rememberLastPlace(null);
  }, [session.status]);

  return admission;
}
