import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { createPath, type NavigateOptions, type To, useLocation, useNavigate, useResolvedPath } from 'react-router-dom';

export interface LinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>,
    Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'> {
  /** An address of the site, or of another one. */
  to: To;
  ref?: Ref<HTMLAnchorElement>;
}

const WITH_SITE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** The address of another site; null for one of this site. */
const elsewhere = (to: To): string | null => (typeof to === 'string' && WITH_SITE.test(to) ? to : null);

/** What the browser does itself: another button, another tab, a download. */
const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, target: string | undefined) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey || (target !== undefined && target !== '_self');

/** A link that the router follows: react-router's own also prefetches for its framework, which is not used. */
export function Link({ to, replace, state, preventScrollReset, onClick, target, ...rest }: LinkProps) {
  const path = createPath(useResolvedPath(to));
  const here = createPath(useLocation());
  const navigate = useNavigate();
  const site = elsewhere(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (site || event.defaultPrevented || isForBrowser(event, target)) return;
    event.preventDefault();
    void navigate(to, { replace: replace ?? here === path, state, preventScrollReset });
  };
  return <a {...rest} href={site ?? path} target={target} onClick={follow} />;
}
