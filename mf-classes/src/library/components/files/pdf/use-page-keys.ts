import { directionOf } from '@academy/shared-auth';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { afterKey, type PageState } from './page-state.ts';

/** Turns pages by keys, except keys that go into a field or have a meaning for the browser. */
export function usePageKeys(state: PageState, onChange: (state: PageState) => void) {
  const { i18n } = useTranslation('classes');
  const isRtl = directionOf(i18n.language) === 'rtl';
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
    const next = afterKey(state, event.key, isRtl);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };
}
