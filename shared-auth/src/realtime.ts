import { create } from 'zustand';

/** Something that happened to the signed-in user, as the API tells it; parse `data` before use. */
export interface RealtimeEvent {
  name: string;
  data: unknown;
}

/** `off`: nobody is signed in, or the page has not asked for it; `offline`: events do not come, and may be missed. */
export type RealtimeStatus = 'off' | 'connecting' | 'live' | 'offline';

const statusStore = create<{ status: RealtimeStatus }>(() => ({ status: 'off' }));
const listeners = new Set<(event: RealtimeEvent) => void>();
const gapListeners = new Set<() => void>();

function joined<Listener>(all: Set<Listener>, listener: Listener): () => void {
  all.add(listener);
  return () => {
    all.delete(listener);
  };
}

/**
 * Hears every event of the signed-in user's channel.
 * @returns a function that ends it.
 */
export const onRealtime = (listener: (event: RealtimeEvent) => void): (() => void) => joined(listeners, listener);

/**
 * Hears that events may have been missed: the connection is new, or could not be taken up where it broke. Fetch again.
 * @returns a function that ends it.
 */
export const onRealtimeGap = (listener: () => void): (() => void) => joined(gapListeners, listener);

/** Whether events come at this moment. */
export const useRealtimeStatus = (): RealtimeStatus => statusStore(({ status }) => status);
