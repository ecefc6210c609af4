import { plainNumber } from '@academy/shared-auth/typed-text';

export const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const FIT = zooms.indexOf(1);

export interface PageState {
  /** From 1. */
  page: number;
  pages: number;
  /** Index in `zooms`. */
  zoom: number;
}

export const firstPage = (pages: number): PageState => ({ page: 1, pages, zoom: FIT });

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export const goTo = (state: PageState, page: number): PageState => ({
  ...state,
  page: between(Math.trunc(page) || 1, 1, state.pages),
});

/** Goes to the page with the typed number, in digits of any script. */
export const goToTyped = (state: PageState, typed: string): PageState => goTo(state, Number(plainNumber(typed)));

export const zoomBy = (state: PageState, steps: number): PageState => ({
  ...state,
  zoom: between(state.zoom + steps, 0, zooms.length - 1),
});

/** The state after a key; null if the key has no meaning here. The next page is in the direction of the script. */
export function afterKey(state: PageState, key: string, isRightToLeft: boolean): PageState | null {
  const [next, previous] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  switch (key) {
    case next:
    case 'PageDown':
      return goTo(state, state.page + 1);
    case previous:
    case 'PageUp':
      return goTo(state, state.page - 1);
    case 'Home':
      return goTo(state, 1);
    case 'End':
      return goTo(state, state.pages);
    case '+':
    case '=':
      return zoomBy(state, 1);
    case '-':
      return zoomBy(state, -1);
    case '0':
      return { ...state, zoom: FIT };
    default:
      return null;
  }
}
