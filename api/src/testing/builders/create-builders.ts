import type { Deps } from '#base/deps.ts';
import { chatBuilders } from './chats.ts';
import { classBuilders } from './classes.ts';
import { peopleBuilders } from './people.ts';
import { postBuilders } from './posts.ts';

/** Builds objects with everything that they need; a test names only what it is about. */
export function createBuilders(deps: Deps) {
  let built = 0;
  const sequence = () => {
    built += 1;
    return built;
  };
  const ctx = { deps, sequence };
  const people = peopleBuilders(ctx);
  return { ...people, ...classBuilders(ctx, people), ...postBuilders(ctx, people), ...chatBuilders(ctx, people) };
}
