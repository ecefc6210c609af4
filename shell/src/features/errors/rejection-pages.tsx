import { useTranslation } from '@academy/shared-auth';
import { Link } from '@academy/shared-auth/router';
import { Button } from '@academy/shared-ui';
import { ErrorPage } from './error-page.tsx';

interface RejectionProps {
  /** The user's first page; null where there is none, then home is the landing page. */
  home: string | null;
}

function HomeButton({ home }: RejectionProps) {
  const { t } = useTranslation('shell');
  const label = t('errors.home.action');
  return <Button asChild>{home ? <Link to={home}>{label}</Link> : <a href="/">{label}</a>}</Button>;
}

export function ForbiddenPage({ home }: RejectionProps) {
  const { t } = useTranslation('shell');
  const title = t('errors.forbidden.title');
  return <ErrorPage title={title} text={t('errors.forbidden.text')} action={<HomeButton home={home} />} />;
}

export function NotFoundPage({ home }: RejectionProps) {
  const { t } = useTranslation('shell');
  const title = t('errors.notFound.title');
  return <ErrorPage title={title} text={t('errors.notFound.text')} action={<HomeButton home={home} />} />;
}

interface SwitchedOffProps extends RejectionProps {
  /** What the page is called when it is there. */
  section: string;
}

/** An operator has switched the remote off: the address is right, and the page will be back. */
export function SwitchedOffPage({ home, section }: SwitchedOffProps) {
  const { t } = useTranslation('shell');
  const text = t('errors.off.text', { section });
  return <ErrorPage title={t('errors.off.title')} text={text} action={<HomeButton home={home} />} />;
}
