import { expectWords, RetryTimer } from '@academy/shared-auth';
import type { KnownRegistry } from './registry.ts';
import { followRegistry, registryStore } from './registry-store.ts';
import { wholeStore } from './whole-store.ts';

const retry = new RetryTimer();
/** Those that were needed so far, without those whose later part did not load. */
const wanted = new WeakMap<KnownRegistry, Promise<KnownRegistry>>();

async function load(registry: KnownRegistry): Promise<KnownRegistry> {
  const { followWords, withLaterPart } = await import(/* webpackChunkName: "later-part" */ './later-part.ts');
  const whole = await withLaterPart(registry);
  if (registryStore.getState().current !== registry) return whole;
  retry.reset();
  wholeStore.setState({ whole });
  followWords();
  return whole;
}

/** After a pause, or with the next connection. */
function tryLater(registry: KnownRegistry): void {
  const again = () => {
    window.removeEventListener('online', again);
    if (registryStore.getState().current !== registry) return;
    retry.begin();
    wanted.delete(registry);
    void wholeOf(registry);
  };
  window.addEventListener('online', again);
  retry.again(again);
}

/** Without the later part it does not fail: places go on without its words. */
async function loadOnce(registry: KnownRegistry): Promise<KnownRegistry> {
  try {
    return await load(registry);
  } catch {
    wholeStore.setState({ hasFailed: true });
    tryLater(registry);
    return registry;
  } finally {
    if (registryStore.getState().current === registry) expectWords(null);
  }
}

/** A registry with its later part: the same promise until it has failed and is tried again. Never rejects. */
export function wholeOf(registry: KnownRegistry): Promise<KnownRegistry> {
  const known = wanted.get(registry) ?? loadOnce(registry);
  wanted.set(registry, known);
  return known;
}

/** From now on the page's words of remotes load when they are needed, and those of its next registry at once. */
export function followLaterWords(): void {
  followRegistry((registry) => {
    const { whole, hasFailed } = wholeStore.getState();
    // After a failure places are shown without these words already, and wait no more.
    if (whole === null && !hasFailed) expectWords(() => wholeOf(registry));
    else void wholeOf(registry);
  });
}
