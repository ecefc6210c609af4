import { emptyRegistry, type KnownRegistry } from './registry.ts';
import type { FetchRegistry } from './soft-update.ts';

/** Milliseconds before a further try. */
const PAUSES = [0, 400, 1200];

/**
 * The registry that the page was made for or, where that does not come, the newest. An empty one where neither comes:
 * the page then says that nothing is here, and the look for updates goes on.
 */
export async function firstRegistry(
  ask: FetchRegistry,
  address: string | undefined,
  wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
): Promise<KnownRegistry> {
  for (const [attempt, pause] of PAUSES.entries()) {
    if (pause > 0) await wait(pause);
    const response = await ask(attempt === 0 ? address : undefined).catch(() => null);
    if (response?.registry) return response.registry;
  }
  return emptyRegistry;
}
