import { loadProfile } from '@academy/shared-auth';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** A path of this site that is no page of signing in. */
const ownPath = (next: string | null) => (next && /^\/(?!\/|auth\/)/.test(next) ? next : '/dashboard');

/** After the required second step or consent: opens the page that the user wanted. */
export function useGoOn() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async () => {
    await loadProfile();
    await navigate(ownPath(search.get('next')));
  };
}
