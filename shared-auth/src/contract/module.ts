import type { ComponentType } from 'react';

/** What the shell offers to each part of a remote that it draws. */
export interface RemoteHost {
  /** The version being drawn, for error messages. */
  version: string;
  /** Receives what a part threw. Returns true where the shell replaces the part; false leaves it to the remote. */
  onCrash: (error: unknown) => boolean;
}

/** A component whose code comes on demand. `preload` fetches it, and rejects with what went wrong. */
type OnDemand<Props, Wanted extends unknown[] = []> = ComponentType<Props & { host?: RemoteHost | undefined }> & {
  preload?: (...wanted: Wanted) => Promise<void>;
};

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
 * What a remote exposes as `./route`: the whole remote, rendered below the shell's router and providers.
 * `Component.preload` fetches the code of the screen at a path, or at a route's pattern. `prefetch` fetches its first
 * data too, where the remote can, and never rejects.
 */
export interface RemoteModule {
  default: {
    Component: OnDemand<object, [path: string]>;
    prefetch?: (path: string) => Promise<void>;
    /** By the id that the declaration's `topBar` gives. Draws nothing where it fails. */
    slots?: Record<string, OnDemand<SlotProps>>;
    /** By the id of the menu entry that declares a `badge`. */
    badges?: Record<string, OnDemand<BadgeProps>>;
  };
}

/** What a remote exposes as `./lifecycles`: the same component behind single-spa's contract. */
export interface LifecyclesModule {
  bootstrap: (props: object) => Promise<unknown>;
  mount: (props: object) => Promise<unknown>;
  unmount: (props: object) => Promise<unknown>;
  /** As of the route door's component. A release from before it has none. */
  preload?: ((path: string) => Promise<void>) | undefined;
}
