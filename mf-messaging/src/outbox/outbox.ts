import { createStore } from '@academy/shared-auth';

/** A message on its way out. */
export interface Outgoing {
  /** The Idempotency-Key: sent again, it is taken once (D47). */
  clientId: string;
  to: string;
  text: string;
  file: File | null;
  /** When it was written, in ms: texts go out in this order. */
  at: number;
  /** `waiting` for the connection; `failed`: rejected, until the viewer sends it again. */
  state: 'waiting' | 'sending' | 'failed';
  /** 0 to 1, of a file. */
  progress: number;
  /** Stops the upload. */
  cancel: AbortController | null;
}

/** What has not reached the server yet, of the signed-in user, oldest first. */
export const outboxStore = createStore<{ outgoing: readonly Outgoing[] }>(() => ({ outgoing: [] }));

export const outgoingNow = (): readonly Outgoing[] => outboxStore.getState().outgoing;

const inOrder = (one: Outgoing, other: Outgoing) =>
  one.at - other.at || (one.clientId < other.clientId ? -1 : one.clientId > other.clientId ? 1 : 0);

export function putOutgoing(...added: Outgoing[]): void {
  const known = new Map(outgoingNow().map((each) => [each.clientId, each]));
  for (const each of added) known.set(each.clientId, known.get(each.clientId) ?? each);
  outboxStore.setState({ outgoing: [...known.values()].sort(inOrder) });
}

export function changeOutgoing(clientId: string, change: Partial<Outgoing>): void {
  const outgoing = outgoingNow().map((each) => (each.clientId === clientId ? { ...each, ...change } : each));
  outboxStore.setState({ outgoing });
}

export function dropOutgoing(clientId: string): void {
  outboxStore.setState({ outgoing: outgoingNow().filter((each) => each.clientId !== clientId) });
}

/** Another user's are not shown, nor sent by this one. */
export const emptyOutbox = (): void => outboxStore.setState({ outgoing: [] });

export const isOutgoing = (clientId: string): boolean => outgoingNow().some((each) => each.clientId === clientId);
