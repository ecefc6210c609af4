import { useTranslation } from '@academy/shared-auth';
import { useLocation, useNavigate } from '@academy/shared-auth/router';
import { toast } from '@academy/shared-ui';
import { useEffect, useRef } from 'react';

const PARAMETER = 'preview';
const PROBLEMS = ['invalid', 'expired', 'role', 'unfit'] as const;

/**
 * A preview's link is for the server: where it comes after signing in, within the page, a new document takes it there.
 * Why the server did not take one, it says in the same place.
 */
export function usePreviewLink(reload = () => location.reload()): void {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOfDocument = useRef(true);
  const link = new URLSearchParams(search).get(PARAMETER);
  useEffect(() => {
    const wasSeenByServer = isOfDocument.current;
    isOfDocument.current = false;
    if (!link) return;
    const problem = PROBLEMS.find((known) => known === link);
    if (!problem) {
      if (!wasSeenByServer) reload();
      return;
    }
    toast.error(t('preview.problem.title'), { description: t(`preview.problem.${problem}`) });
    const others = new URLSearchParams(search);
    others.delete(PARAMETER);
    navigate({ pathname, search: others.toString() }, { replace: true });
  }, [link, search, pathname, navigate, reload, t]);
}
