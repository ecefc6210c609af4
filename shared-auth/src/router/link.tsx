import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import {
  createPath,
  type NavigateOptions,
  resolvePath,
  type To,
  useLocation,
  useNavigate,
  useResolvedPath,
} from 'react-router-dom';
import { useRouter } from './page-router-provider.tsx';

export interface LinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>,
    Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'> {
  /** An address of this site, or of another one. */
  to: To;
  ref?: Ref<HTMLAnchorElement>;
}

const WITH_SITE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** The address of another site; null for one of this site. */
const elsewhere = (to: To): string | null => (typeof to === 'string' && WITH_SITE.test(to) ? to : null);

/** A full address of this site leads within it. */
function withoutThisSite(to: To): To {
  const here = globalThis.location;
  if (!here || !elsewhere(to) || !URL.canParse(`${to}`, here.href)) return to;
  const { origin, pathname, search, hash } = new URL(`${to}`, here.href);
  return origin === here.origin ? pathname + search + hash : to;
}

/** Clicks that the browser handles itself: another button, another tab, a download. */
const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target: string | undefined) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey || Boolean(target && target !== '_self');

interface AnchorProps extends Omit<LinkProps, 'to' | 'state' | 'preventScrollReset'> {
  /** The address of the page that the link is on. */
  here: () => string;
  path: string;
  site: string | null;
  go: (replace: boolean) => void;
}

function anchor({ here, path, site, go, replace, onClick, target, ...rest }: AnchorProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (site || event.defaultPrevented || isForBrowser(event, target)) return;
    event.preventDefault();
    go(replace ?? here() === path);
  };
  return <a {...rest} href={site ?? path} target={target} onClick={follow} />;
}

/** Relative to its page: redrawn with each location. */
function RelativeLink({ to, state, preventScrollReset, ...rest }: LinkProps) {
  const path = createPath(useResolvedPath(to));
  const here = createPath(useLocation());
  const navigate = useNavigate();
  const go = (replace: boolean) => void navigate(to, { replace, state, preventScrollReset });
  return anchor({ ...rest, path, go, here: () => here, site: elsewhere(to) });
}

/**
 * A link that the router follows: react-router's own also prefetches for its framework, which is not used. One with an
 * absolute address is not redrawn at each location.
 */
export function Link(props: LinkProps) {
  const router = useRouter();
  const { to: given, state, preventScrollReset, ...rest } = props;
  const to = withoutThisSite(given);
  if (typeof to !== 'string' || !to.startsWith('/') || elsewhere(to)) return <RelativeLink {...props} to={to} />;
  const path = createPath(resolvePath(to));
  const go = (replace: boolean) => void router.navigate(to, { replace, state, preventScrollReset });
  return anchor({ ...rest, path, go, here: () => createPath(router.state.location), site: null });
}
