import { useTranslation } from '@academy/shared-auth';
import type { RemoteHost } from '@academy/shared-auth/contract';
import { type QueryClient, QueryClientProvider } from '@academy/shared-auth/query';
import type { ComponentType } from 'react';
import { CrashBoundary } from './crash-boundary.tsx';
import { loadOnDemand } from './load-on-demand.ts';

export type LoadSlot<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A remote's part in a place that is not its own: a control in a bar, a counter of the menu. While it is on its way
 * it suspends, so that the place goes on showing what stands in for it. A crash goes to the place's host.
 */
export function createSlot<Props extends object>(
  name: string,
  load: LoadSlot<Props>,
  namespace: string,
  queryClient: QueryClient,
) {
  const { useModule, preload } = loadOnDemand(load);
  function Content(props: Props) {
    useTranslation(namespace);
    const { default: Ready } = useModule();
    return <Ready {...props} />;
  }
  function Slot({ host, ...props }: Props & { host?: RemoteHost | undefined }) {
    return (
      <QueryClientProvider client={queryClient}>
        <CrashBoundary name={sourceOf(name, host)} onCrash={host?.onCrash} fallback={() => null}>
          <Content {...(props as unknown as Props)} />
        </CrashBoundary>
      </QueryClientProvider>
    );
  }
  return Object.assign(Slot, { preload: async () => void (await preload()) });
}

/** As errors are reported: the remote, and its version where the host knows it. */
export const sourceOf = (name: string, host: RemoteHost | undefined): string =>
  host ? `${name}@${host.version}` : name;
