import { useTranslation } from '@academy/shared-auth';
import type { SlotProps } from '@academy/shared-auth/contract';
import { type QueryClient, QueryClientProvider } from '@academy/shared-auth/query';
import { type ComponentType, lazy } from 'react';
import { CrashBoundary } from './crash-boundary.tsx';
import { loadTwice } from './load-twice.ts';

export type LoadSlot = () => Promise<{ default: ComponentType<SlotProps> }>;

/**
 * A remote's control in a bar that is not its own. While it is on its way it suspends, so that the bar goes on
 * showing what stands in for it; where it fails it shows nothing.
 */
export function createSlot(load: LoadSlot, namespace: string, queryClient: QueryClient): ComponentType<SlotProps> {
  const Content = lazy(() => loadTwice(load));
  function WithTexts(props: SlotProps) {
    useTranslation(namespace);
    return <Content {...props} />;
  }
  return function Slot(props: SlotProps) {
    return (
      <QueryClientProvider client={queryClient}>
        <CrashBoundary fallback={() => null}>
          <WithTexts {...props} />
        </CrashBoundary>
      </QueryClientProvider>
    );
  };
}
