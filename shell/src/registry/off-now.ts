import { onRealtime, type RealtimeEvent } from '@academy/shared-auth';
import * as v from 'valibot';
import { keepTypedText } from '#/registry/typed-text.ts';
import type { KnownRegistry } from './registry.ts';
import { registryStore } from './registry-store.ts';

const OFF_NOW = 'platform.off-now';
const noticeSchema = v.object({ remotes: v.array(v.string()) });

function without(registry: KnownRegistry, names: readonly string[]): KnownRegistry {
  const isGone = ({ name }: { name: string }) => names.includes(name);
  const gone = registry.remotes.filter(isGone);
  if (gone.length === 0) return registry;
  const remotes = registry.remotes.filter((remote) => !isGone(remote));
  return { ...registry, remotes, switchedOff: [...registry.switchedOff, ...gone] };
}

/** Drops remotes from the open page: their places say that they are off, and keep typed text. */
export function switchOffNow(names: readonly string[]): void {
  const { current, offered } = registryStore.getState();
  const next = without(current, names);
  if (next === current) return;
  keepTypedText();
  registryStore.setState({ current: next, offered: offered && without(offered, names) });
}

function hear({ name, data }: RealtimeEvent): void {
  const notice = name === OFF_NOW ? v.safeParse(noticeSchema, data) : null;
  if (notice?.success) switchOffNow(notice.output.remotes);
}

/** Follows what operators switch off at once. Returns a function that stops it. */
export const followOffNow = (): (() => void) => onRealtime(hear);
