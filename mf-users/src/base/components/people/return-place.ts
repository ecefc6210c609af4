import { useSession } from '@academy/shared-auth';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** A page that led to other pages about the same person. */
interface Origin {
  viewerId: string | undefined;
  userId: string;
  /** With the open tab and page. */
  to: string;
}
interface PersonOrigin extends Origin {
  name: string;
}

let personOrigin: PersonOrigin | null = null;
let formOrigin: Origin | null = null;

/** A link back. Its state makes the shell restore the scroll position. */
export interface ReturnPlace {
  to: string;
  state?: { keepsPlace: true } | undefined;
}

function useOrigin(userId: string): Origin {
  const viewerId = useSession(({ user }) => user?.id);
  const { pathname, search } = useLocation();
  return { viewerId, userId, to: pathname + search };
}

/** On the page of a person: forms and pages that are opened from here lead back to it. */
export function usePersonOrigin(userId: string, name: string): void {
  const origin = useOrigin(userId);
  useEffect(() => {
    personOrigin = { ...origin, name };
    formOrigin = origin;
  });
}

/** On another page about a person: forms that are opened from here lead back to it. */
export function useFormOrigin(userId: string): void {
  const origin = useOrigin(userId);
  useEffect(() => {
    formOrigin = origin;
  });
}

/** On a list of people: the person's page that was open before is no longer a way back. */
export function clearOrigins(): void {
  personOrigin = null;
  formOrigin = null;
}

const placeOf = ({ to }: Origin): ReturnPlace => ({ to, state: { keepsPlace: true } });

const isAbout = (origin: Origin | null, viewerId: string | undefined, userId: string | null) =>
  origin !== null && origin.viewerId === viewerId && origin.userId === userId;

/** The page after a form about a person is saved or cancelled: where it was opened, otherwise `fallback`. */
export function useReturnPlace(userId: string | null, fallback: string): ReturnPlace {
  const viewerId = useSession(({ user }) => user?.id);
  return formOrigin && isAbout(formOrigin, viewerId, userId) ? placeOf(formOrigin) : { to: fallback };
}

/** The person's page from which another page about them was opened. */
export function usePersonReturn(userId: string): (ReturnPlace & { name: string }) | null {
  const viewerId = useSession(({ user }) => user?.id);
  if (!personOrigin || !isAbout(personOrigin, viewerId, userId)) return null;
  return { ...placeOf(personOrigin), name: personOrigin.name };
}

/** For `EntryForm`: saving and cancelling both lead there. */
export const formPlaces = ({ to, state }: ReturnPlace) => ({
  savedTo: to,
  savedState: state,
  cancelTo: to,
  cancelState: state,
});
