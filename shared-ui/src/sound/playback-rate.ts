import { createStore } from '@academy/shared-auth';

const rates = [1, 1.5, 2];

/** The playback rate of voice messages: one choice for all of them, while the page exists. */
const rateStore = createStore<{ rate: number }>(() => ({ rate: 1 }));

export const usePlaybackRate = (): number => rateStore(({ rate }) => rate);

/** The next of the rates; after the last, the first. */
export const changeRate = (): void =>
  rateStore.setState(({ rate }) => ({ rate: rates[(rates.indexOf(rate) + 1) % rates.length] ?? 1 }));
