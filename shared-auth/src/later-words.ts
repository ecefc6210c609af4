import { create } from 'zustand';

type Load = () => Promise<unknown>;

const wordsStore = create<{ load: Load | null }>(() => ({ load: null }));

/**
 * Sets how the words of remotes load that no first page shows; null: there is nothing to wait for. Called by the shell.
 * @param load returns the same promise until this is called with another or null, before that promise resolves; it
 * never rejects.
 */
export const expectWords = (load: Load | null): void => wordsStore.setState({ load });

/**
 * Waits for these words: until then the place shows its skeleton, not keys. The promise is thrown as `lazy` throws its
 * own: `use` would have to be called in every later rendering too.
 */
export function useLaterWords(): void {
  const load = wordsStore((state) => state.load);
  if (load) throw load();
}
