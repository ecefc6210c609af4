import { useSession } from '@academy/shared-auth';
import { useEffect, useRef } from 'react';
import { ComposerInPlace } from './composer-in-place.tsx';
import { ComposerTeaser } from './composer-teaser.tsx';
import { loadComposer } from './load-composer.ts';

interface ComposerProps {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** The composer of the feed: a line that opens the form, and gets the focus back from it. */
export function Composer({ isOpen, onOpen }: ComposerProps) {
  const user = useSession((session) => session.user);
  const teaser = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) teaser.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!user) return null;
  if (isOpen) return <ComposerInPlace user={user} onClose={() => onOpen(false)} />;
  const prepare = () => void loadComposer().catch(() => {});
  return <ComposerTeaser ref={teaser} user={user} onOpen={() => onOpen(true)} onApproach={prepare} />;
}
