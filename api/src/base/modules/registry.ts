/** What a module registers with a list, an event or a question of a module below; `module.ts` names it (ADR 167). */
export interface Registration {
  readonly of: object;
  readonly item: unknown;
}

let filled: ReadonlyMap<object, readonly unknown[]> | null = null;

/**
 * Registers what all modules of the process add, in their order; it replaces what was registered before.
 * @returns what registers the former again, for tests.
 */
export function register(all: readonly Registration[]): () => void {
  const former = filled;
  const items = new Map<object, unknown[]>();
  for (const { of, item } of all) items.set(of, [...(items.get(of) ?? []), item]);
  filled = items;
  return () => {
    filled = former;
  };
}

/** @throws Error if no module of this process is registered: an event without followers would be lost. */
function itemsOf(of: object, name: string): readonly unknown[] {
  if (!filled) throw new Error(`${name} is used before the modules are registered: import registered.ts`);
  return filled.get(of) ?? [];
}

/** A list that modules above fill. */
export class Collected<Item> {
  /** For errors. */
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  /** In the order of the modules. @throws Error before the modules are registered. */
  items(): readonly Item[] {
    return itemsOf(this, this.name) as readonly Item[];
  }

  add(item: Item): Registration {
    return { of: this, item };
  }
}

type Follow<Args extends readonly unknown[]> = (...args: Args) => Promise<void>;

/** Something that happens in a module; modules above follow it, in the transaction of whoever publishes it. */
export class Event<Args extends readonly unknown[]> extends Collected<Follow<Args>> {
  /** Runs all followers, one after the other. @throws what the first failing one throws. */
  async publish(...args: Args): Promise<void> {
    for (const follow of this.items()) await follow(...args);
  }
}

/** What a module asks a module above, which answers by its registration. */
export class Question<Answer extends (...args: never[]) => unknown> extends Collected<Answer> {
  /** @throws Error unless exactly one module answers. */
  get ask(): Answer {
    const answers = this.items();
    const [answered] = answers;
    if (!answered || answers.length > 1) throw new Error(`${this.name} has ${answers.length} answers`);
    return answered;
  }
}

/** What follows an event. */
export type FollowerOf<Published> = Published extends Event<infer Args> ? Follow<Args> : never;

/** What answers a question. */
export type AnswerOf<Asked> = Asked extends Question<infer Answer> ? Answer : never;

/** @param follow runs whenever `event` is published. */
export const on = <Args extends readonly unknown[]>(event: Event<Args>, follow: Follow<NoInfer<Args>>): Registration =>
  event.add(follow);

/** @param answered runs whenever `question` is asked. */
export const answer = <Answer extends (...args: never[]) => unknown>(
  question: Question<Answer>,
  answered: NoInfer<Answer>,
): Registration => question.add(answered);
