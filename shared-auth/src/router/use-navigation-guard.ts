import { useEffect, useRef, useState } from 'react';
import type { HeldNavigation, ShouldBlock } from './page-router.ts';
import { useRouter } from './page-router-provider.tsx';

/** Blocks the navigations for which `shouldBlock` is true. @returns the blocked one, or null. */
export function useNavigationGuard(shouldBlock: ShouldBlock): HeldNavigation | null {
  const router = useRouter();
  const [held, setHeld] = useState<HeldNavigation | null>(null);
  const latest = useRef(shouldBlock);
  useEffect(() => {
    latest.current = shouldBlock;
  }, [shouldBlock]);
  useEffect(() => router.addGuard({ shouldBlock: (move) => latest.current(move), onChange: setHeld }), [router]);
  return held;
}
