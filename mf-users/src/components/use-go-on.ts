import { loadProfile } from '@academy/shared-auth';
import { usePageNavigate, useSearchParams } from '@academy/shared-auth/router';

/** A path of this site, and no page of signing in. */
const ownPath = (next: string | null) => (next && /^\/(?!\/|auth\/)/.test(next) ? next : '/dashboard');

/** Opens the academy to who had to set up a second step or accept a text first, where they wanted to go. */
export function useGoOn() {
  const navigate = usePageNavigate();
  const [search] = useSearchParams();
  return async () => {
    await loadProfile();
    await navigate(ownPath(search.get('next')));
  };
}
