import type { LifecyclesModule } from '@academy/shared-auth/contract';
import { Box } from '@academy/shared-ui';
import { useEffect, useRef } from 'react';
import { parcelHost } from './parcel-host.ts';

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
    const mounted = parcelHost().then(async (mountParcel) => {
      const parcel = mountParcel({ ...lifecycles, name }, { domElement });
      await parcel.mountPromise;
      return parcel;
    });
    return () => {
      void mounted
        .then((parcel) => parcel.unmount())
        .catch((error: unknown) => console.error(error))
        .finally(() => domElement.remove());
    };
  }, [name, lifecycles]);
  return <Box ref={place} />;
}
