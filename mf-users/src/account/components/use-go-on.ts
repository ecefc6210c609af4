import { loadProfile } from '@academy/shared-auth';
import { useDataRouter } from '@academy/shared-auth/router';
import { useSearchParams } from 'react-router-dom';

/** A path of this site that is no page of signing in. */
const ownPath = (next: string | null) => (next && /^\/(?!\/|auth\/)/.test(next) ? next : '/dashboard');

/** After the required second step or consent: opens the page that the user wanted. */
export function useGoOn() {
  const router = useDataRouter();
  const [search] = useSearchParams();
  return async () => {
    await loadProfile();
    await router.navigate(ownPath(search.get('next')));
  };
}
