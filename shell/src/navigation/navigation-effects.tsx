import { useAcademyName } from '@academy/shared-auth';
import { VisuallyHidden } from '@academy/shared-ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { useBadgeTotal } from '#/layout/menu/menu-badges.ts';
import { focusPage } from './focus-page.ts';
import { scrollKeys } from './scroll-key.ts';

const scrollKey = scrollKeys();

interface NavigationEffectsProps {
  pathname: string;
  /** The title of the shown page; null while there is none. */
  title: string | null;
}

/** The effects of every navigation: title, announcement, focus, scroll position. */
export function NavigationEffects({ pathname, title }: NavigationEffectsProps) {
  const [announced, setAnnounced] = useState('');
  const arrivedAt = useRef<string | null>(null);
  const toAnnounce = useRef<string | null>(null);
  const appName = useAcademyName();
  const waiting = useBadgeTotal();

  useEffect(() => {
    if (title !== null) document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${title} · ${appName}`;
  }, [title, appName, waiting]);

  // Before the page is painted: the focus changes the look of its heading, which would be painted twice.
  useLayoutEffect(() => {
    if (title === null || arrivedAt.current === pathname) return;
    const isFirstPage = arrivedAt.current === null;
    arrivedAt.current = pathname;
    if (isFirstPage) return;
    toAnnounce.current = title;
    return focusPage();
  }, [title, pathname]);

  // After the paint: a state that is set before it makes React run all other effects first.
  useEffect(() => {
    if (toAnnounce.current !== null) setAnnounced(toAnnounce.current);
    toAnnounce.current = null;
  });

  return (
    <>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
