import { useTranslation } from '@academy/shared-auth';
import { type QueryClient, QueryClientProvider } from '@academy/shared-auth/query';
import { type ComponentType, lazy } from 'react';
import { CrashBoundary } from './crash-boundary.tsx';
import { loadTwice } from './load-twice.ts';

export type LoadSlot<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A remote's part in a place that is not its own: a control in a bar, a counter of the menu. While it is on its way
 * it suspends, so that the place goes on showing what stands in for it; where it fails it shows nothing.
 */
export function createSlot<Props extends object>(
  load: LoadSlot<Props>,
  namespace: string,
  queryClient: QueryClient,
): ComponentType<Props> {
  const Content = lazy<ComponentType<Props>>(() => loadTwice(load));
  function WithTexts(props: Props) {
    useTranslation(namespace);
    return <Content {...props} />;
  }
  return function Slot(props: Props) {
    return (
      <QueryClientProvider client={queryClient}>
        <CrashBoundary fallback={() => null}>
          <WithTexts {...props} />
        </CrashBoundary>
      </QueryClientProvider>
    );
  };
}
