import type { LifecyclesModule } from '@academy/shared-auth/contract';
import { Box } from '@academy/shared-ui';
import { useEffect, useRef } from 'react';
import { mountRootParcel, start } from 'single-spa';

let isStarted = false;

/** Without `start` single-spa tells routers nothing of each other's navigations. */
function startOnce(): void {
  if (isStarted) return;
  isStarted = true;
  start();
}

interface SingleSpaOutletProps {
  name: string;
  lifecycles: LifecyclesModule;
}

/** A remote behind its second door: a React root of its own, mounted and unmounted by single-spa. */
export default function SingleSpaOutlet({ name, lifecycles }: SingleSpaOutletProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const domElement = document.createElement('div');
    place.current?.append(domElement);
    startOnce();
    const parcel = mountRootParcel({ ...lifecycles, name }, { domElement });
    return () => {
      void parcel.mountPromise
        .then(() => parcel.unmount())
        .catch((error: unknown) => console.error(error))
        .finally(() => domElement.remove());
    };
  }, [name, lifecycles]);
  return <Box ref={place} />;
}
