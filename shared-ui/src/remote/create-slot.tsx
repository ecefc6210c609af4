import type { RemoteHost } from '@academy/shared-auth/contract';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CrashBoundary } from './crash-boundary.tsx';
import { loadOnDemand } from './load-on-demand.ts';

/** The component takes the props of its slot, which the remote's declaration names. */
export type LoadSlot = () => Promise<{ default: (props: never) => ReactNode }>;

/**
 * A remote's filler of a slot on another page. While it loads it suspends, so that its place keeps the placeholder. A
 * crash goes to the place's host.
 */
export function createSlot(name: string, load: LoadSlot, namespace: string, queryClient: QueryClient) {
  const { useModule, preload } = loadOnDemand(load);
  function Content(props: object) {
    useTranslation(namespace);
    const Ready = useModule().default as ComponentType<object>;
    return <Ready {...props} />;
  }
  function Slot({ host, ...props }: { host?: RemoteHost | undefined }) {
    return (
      <QueryClientProvider client={queryClient}>
        <CrashBoundary name={sourceOf(name, host)} onCrash={host?.onCrash} fallback={() => null}>
          <Content {...props} />
        </CrashBoundary>
      </QueryClientProvider>
    );
  }
  return Object.assign(Slot, { preload: async () => void (await preload()) });
}

/** In the form of error reports: the remote, and its version if the host knows it. */
export const sourceOf = (name: string, host: RemoteHost | undefined): string =>
  host ? `${name}@${host.version}` : name;
