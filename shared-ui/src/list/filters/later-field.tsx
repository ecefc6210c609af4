import { CrashBoundary, ErrorState, TextField } from '@academy/shared-ui';
import { type ComponentType, Suspense } from 'react';
import { loadOnDemand } from '../../remote/load-on-demand.ts';
import type { ChoiceFilterField } from '../list-types.ts';

/** The frame of a loading field. Its value counts already: the filters can be applied without it. */
function Frame({ name, label, value }: ChoiceFilterField) {
  return (
    <div>
      <TextField label={label} defaultValue={value && '…'} readOnly aria-busy />
      <input type="hidden" name={name} value={value} />
    </div>
  );
}

/**
 * A filter's field whose code loads when the user comes near the filters: the search field for people is a fifth of a
 * list's code, and is hidden before. Pass `preload` to the filter.
 */
export function laterField<Props extends ChoiceFilterField>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const { useModule, preload, drop } = loadOnDemand(load);
  function Loaded(props: Props) {
    const { default: Ready } = useModule();
    return <Ready {...props} />;
  }
  function Field(props: Props) {
    return (
      <CrashBoundary onRetry={drop} fallback={(error, retry) => <ErrorState error={error} onRetry={retry} />}>
        <Suspense fallback={<Frame {...props} />}>
          <Loaded {...props} />
        </Suspense>
      </CrashBoundary>
    );
  }
  return Object.assign(Field, { preload: () => void preload().catch(() => {}) });
}
