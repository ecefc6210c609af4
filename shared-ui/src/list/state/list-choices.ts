import { deviceStorage } from '@academy/shared-auth';
import type { Choices } from './list-state.ts';

const keyOf = (list: string) => `list:${list}`;

/** This browser's choices for the list; empty if they cannot be read. */
export function readChoices(list: string): Choices {
  const stored = (deviceStorage.readJson(keyOf(list)) ?? {}) as Record<string, unknown>;
  return {
    view: stored.view === 'cards' || stored.view === 'table' ? stored.view : undefined,
    perPage: typeof stored.perPage === 'number' ? stored.perPage : undefined,
  };
}

/** Stores a choice with the others. Without storage the list still works. */
export function keepChoice(list: string, choice: Choices): void {
  deviceStorage.writeJson(keyOf(list), { ...readChoices(list), ...choice });
}
