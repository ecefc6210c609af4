import { tabStorage, useSession } from '@academy/shared-auth';
import { toast } from '@academy/shared-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

const PARAMETER = 'preview';
const TRIED = 'preview-tried';
const PROBLEMS = ['invalid', 'expired', 'role', 'unfit'] as const;

/** A navigation that this site starts, so that the session's cookie is sent. */
const openAgain = () => location.replace(location.pathname + location.search);

/**
 * Passes a preview's link to the server. The server does not know visitors who come from other sites, as from a link in
 * a mail, nor users who signed in since: then the page is opened once more. The server's reason for rejecting a link is
 * in the same place.
 */
export function usePreviewLink(open = openAgain): void {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  const handled = useRef('');
  const link = new URLSearchParams(search).get(PARAMETER);
  useEffect(() => {
    if (!link) return tabStorage.remove(TRIED);
    const problem = PROBLEMS.find((known) => known === link);
    if ((!problem && !isSignedIn) || handled.current === link) return;
    handled.current = link;
    // A tab that cannot record the attempt would retry forever.
    if (!problem && tabStorage.read(TRIED) !== link && tabStorage.write(TRIED, link)) return open();
    toast.error(t('preview.problem.title'), { description: t(`preview.problem.${problem ?? 'invalid'}`) });
    const others = new URLSearchParams(search);
    others.delete(PARAMETER);
    navigate({ pathname, search: others.toString() }, { replace: true });
  }, [link, isSignedIn, search, pathname, navigate, open, t]);
}
