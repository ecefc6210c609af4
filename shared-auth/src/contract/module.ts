import type { ComponentType } from 'react';

/** What the shell tells a slot of its top bar. */
export interface SlotProps {
  /** The reader has pressed what stood in for the slot: it opens at once. */
  isAskedFor: boolean;
}

/** What the shell gives a counter of its menu. */
export interface BadgeProps {
  /** Says how much waits now; zero shows nothing. */
  onCount: (count: number) => void;
}

/**
 * What a remote exposes as `./route`: the whole remote, rendered below the shell's router and providers. `preload`
 * fetches the code of the screen at a path, `prefetch` its first data too, where the remote can; the latter never rejects.
 */
export interface RemoteModule {
  default: {
    Component: ComponentType;
    preload?: (path: string) => Promise<void>;
    prefetch?: (path: string) => Promise<void>;
    /** By the id that the declaration's `topBar` gives. Draws nothing where it fails. */
    slots?: Record<string, ComponentType<SlotProps>>;
    /** By the id of the menu entry that declares a `badge`. */
    badges?: Record<string, ComponentType<BadgeProps>>;
  };
}

/** What a remote exposes as `./lifecycles`: the same component behind single-spa's contract. */
export interface LifecyclesModule {
  bootstrap: (props: object) => Promise<unknown>;
  mount: (props: object) => Promise<unknown>;
  unmount: (props: object) => Promise<unknown>;
}
