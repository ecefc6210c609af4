import type { Media } from '#/api/media.ts';
import { deleteUpload, uploadMedia } from '#/api/uploads.ts';
import { MOST_FILES, rejectionKey, rejectionOf, typeOf, UNREACHED } from './file-rules.ts';
import { isUnderWay, itemOfFile, itemOfMedia, type MediaItem, releasePreview } from './media-item.ts';
import { posterOf } from './poster-frame.ts';

const AT_ONCE = 3;

export interface Rejection {
  name: string;
  /** The key of its text. */
  problem: string;
}

interface TrayState {
  items: readonly MediaItem[];
  rejected: readonly Rejection[];
}

/** The photos and videos of an unfinished post: their order and their uploads. No React. */
export class MediaTray {
  #state: TrayState;
  readonly #files = new Map<string, File>();
  readonly #running = new Map<string, AbortController>();
  readonly #listeners = new Set<() => void>();
  readonly #attached: ReadonlySet<string>;
  #isOpen = false;

  /** `attached`: ids of media that are already part of a post, and are not deleted with the draft. */
  constructor(media: readonly Media[] = [], attached: readonly string[] = []) {
    this.#state = { items: media.map(itemOfMedia), rejected: [] };
    this.#attached = new Set(attached);
  }

  readonly read = (): TrayState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Accepts files that a post may have, up to nine, and reports the reason for each other file. */
  add(files: readonly File[]): void {
    const rejected: Rejection[] = [];
    const taken: MediaItem[] = [];
    const free = MOST_FILES - this.#state.items.length;
    for (const file of files) {
      const problem = rejectionOf(file) ?? (taken.length >= free ? 'form.media.tooMany' : null);
      if (problem) rejected.push({ name: file.name, problem });
      else {
        const item = itemOfFile(file);
        this.#files.set(item.key, file);
        taken.push(item);
      }
    }
    this.#set({ items: [...this.#state.items, ...taken], rejected });
    this.#pump();
  }

  /** Removes a file: a running upload is aborted, a finished one is deleted. */
  remove(key: string): void {
    const item = this.#state.items.find((held) => held.key === key);
    if (!item) return;
    this.#release(item);
    this.#set({ items: this.#state.items.filter((held) => held !== item) });
    this.#pump();
  }

  retry(key: string): void {
    this.#change(key, { status: 'waiting', progress: 0, problem: null });
    this.#pump();
  }

  /** Retries uploads that failed without a connection. */
  retryUnreached(): void {
    for (const { key, problem } of this.#state.items) if (problem === UNREACHED) this.retry(key);
  }

  /** Moves a file to another place in the order, counted from 0. */
  move(key: string, to: number): void {
    const item = this.#state.items.find((held) => held.key === key);
    const others = this.#state.items.filter((held) => held !== item);
    if (item) this.#set({ items: others.toSpliced(to, 0, item) });
  }

  dismissRejections(): void {
    this.#set({ rejected: [] });
  }

  /** Removes media that the API no longer has, without a message. */
  removeItem(id: string): void {
    this.#set({ items: this.#state.items.filter(({ media }) => media?.id !== id) });
  }

  /** Waits until no upload is running. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (this.#state.items.some(isUnderWay)) return;
        stop();
        resolve();
      };
      const stop = this.subscribe(check);
      check();
    });
  }

  /**
   * Starts the uploads.
   * @returns a function that aborts running uploads and releases the pictures; uploaded files stay.
   */
  open(): () => void {
    this.#isOpen = true;
    this.#pump();
    return () => {
      this.#isOpen = false;
      for (const control of this.#running.values()) control.abort();
      for (const item of this.#state.items) releasePreview(item);
    };
  }

  /** Discards all media: uploads are deleted. */
  discard(): void {
    for (const item of this.#state.items) this.#release(item);
    this.#set({ items: [], rejected: [] });
  }

  #release(item: MediaItem): void {
    this.#running.get(item.key)?.abort();
    this.#files.delete(item.key);
    releasePreview(item);
    // If it fails, the nightly cleanup deletes the draft.
    if (item.media && !this.#attached.has(item.media.id)) deleteUpload(item.media.id).catch(() => {});
  }

  #pump(): void {
    for (const { key, status } of this.#state.items) {
      if (!this.#isOpen || this.#running.size >= AT_ONCE) return;
      const file = this.#files.get(key);
      if (status === 'waiting' && file) this.#send(key, file);
    }
  }

  async #send(key: string, file: File): Promise<void> {
    const control = new AbortController();
    const { signal } = control;
    this.#running.set(key, control);
    this.#change(key, { status: 'uploading' });
    try {
      const poster = typeOf(file) === 'video' ? await posterOf(file, signal) : null;
      if (signal.aborted) return;
      if (poster) this.#show(key, poster);
      const onProgress = (progress: number) => this.#change(key, { progress });
      const media = await uploadMedia({ file, poster, signal, onProgress });
      this.#change(key, { status: 'uploaded', progress: 1, media });
      this.#files.delete(key);
    } catch (error) {
      if (!signal.aborted) this.#change(key, { status: 'failed', problem: rejectionKey(error) });
    } finally {
      this.#running.delete(key);
      this.#pump();
    }
  }

  #show(key: string, poster: Blob): void {
    const item = this.#state.items.find((held) => held.key === key);
    if (item) releasePreview(item);
    this.#change(key, { preview: URL.createObjectURL(poster) });
  }

  #change(key: string, change: Partial<MediaItem>): void {
    this.#set({ items: this.#state.items.map((item) => (item.key === key ? { ...item, ...change } : item)) });
  }

  #set(change: Partial<TrayState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
