import type { LifecyclesModule, RemoteHost } from '@academy/shared-auth/contract';
import { Box } from '@academy/shared-ui';
import { useEffect, useRef } from 'react';
import { EndlessGuard } from '#/loading/endless/endless-guard.tsx';
import { parcelHost } from './parcel-host.ts';

interface SingleSpaOutletProps {
  name: string;
  lifecycles: LifecyclesModule;
  host: RemoteHost;
}

let parcels = 0;

/** A remote mounted by single-spa: its own React root, kept from screen to screen. */
export default function SingleSpaOutlet({ name, lifecycles, host }: SingleSpaOutletProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(host);
  useEffect(() => {
    latest.current = host;
  }, [host]);
  const { version } = host;
  useEffect(() => {
    // The same on all screens: its own router navigates between them, and may block a step back.
    const steady: RemoteHost = { version, onCrash: (error) => latest.current.onCrash(error) };
    const { bootstrap, mount, unmount } = lifecycles;
    const domElement = document.createElement('div');
    place.current?.append(domElement);
    const mounted = parcelHost().then(async (mountParcel) => {
      // single-spa-react keeps roots by name: of two with the same name, the leaving one would unmount the new one.
      parcels += 1;
      const parcel = mountParcel(
        { bootstrap, mount, unmount, name: `${name}-${parcels}` },
        { domElement, host: steady },
      );
      await parcel.mountPromise;
      return parcel;
    });
    mounted.catch(steady.onCrash);
    return () => {
      void mounted
        .then((parcel) => parcel.unmount())
        .catch((error: unknown) => console.error(error))
        .finally(() => domElement.remove());
    };
  }, [name, lifecycles, version]);
  return (
    <EndlessGuard place={place}>
      <Box ref={place} />
    </EndlessGuard>
  );
}
