import { createStore, type OutboxItem, outbox } from '@academy/shared-auth';

/** An outgoing message: a text of the shared outbox, or a file, which exists as long as the page. */
export interface Outgoing {
  /** The Idempotency-Key: a repeated message is stored once (D47). */
  clientId: string;
  to: string;
  text: string;
  file: File | null;
  /** When it was written, in ms: texts are sent in this order. */
  at: number;
  /** `waiting` for the connection; `failed`: rejected, until the viewer sends it again. */
  state: 'waiting' | 'sending' | 'failed';
  /** The progress of a file, from 0 to 1. */
  progress: number;
}

export interface OutgoingFile extends Outgoing {
  file: File;
  /** Stops the upload. */
  cancel: AbortController | null;
}

export const MESSAGE = 'message';
const TARGET = 'messages ';
export const targetOf = (userId: string): string => TARGET + userId;
export const receiverOf = ({ target }: Pick<OutboxItem, 'target'>): string => target.slice(TARGET.length);

/** Files that have not reached the server yet, oldest first. */
export const fileStore = createStore<{ files: readonly OutgoingFile[] }>(() => ({ files: [] }));

export const filesNow = (): readonly OutgoingFile[] => fileStore.getState().files;

export const addFile = (file: OutgoingFile): void => fileStore.setState({ files: [...filesNow(), file] });

export function changeFile(clientId: string, change: Partial<OutgoingFile>): void {
  fileStore.setState({ files: filesNow().map((each) => (each.clientId === clientId ? { ...each, ...change } : each)) });
}

export const dropFile = (clientId: string): void =>
  fileStore.setState({ files: filesNow().filter((each) => each.clientId !== clientId) });

/** Another user's files are neither shown nor sent. */
export const emptyFiles = (): void => fileStore.setState({ files: [] });

const textOf = (item: OutboxItem): Outgoing => ({
  clientId: item.key,
  to: receiverOf(item),
  text: item.text,
  file: null,
  at: item.at,
  state: item.state === 'held' ? 'failed' : item.state,
  progress: 0,
});

/** Texts and files together, oldest first. */
export function mergeOutgoing(items: readonly OutboxItem[], files: readonly Outgoing[]): Outgoing[] {
  const texts = items.filter(({ kind }) => kind === MESSAGE).map(textOf);
  return [...texts, ...files].sort((one, other) => one.at - other.at);
}

export const outgoingNow = (): Outgoing[] => mergeOutgoing(outbox.items(), filesNow());
