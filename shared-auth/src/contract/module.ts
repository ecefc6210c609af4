import type { ComponentType } from 'react';

/** The shell's interface for each part of a remote that it draws. */
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

/**
 * The module that a remote exposes as `./route`: the whole remote, rendered below the shell's router and providers.
 * `Component.preload` fetches the code of the screen at a path, or at a route's pattern. `prefetch` also fetches its
 * first data, if the remote can, and never rejects.
 */
export interface RemoteModule {
  default: {
    Component: OnDemand<object, [path: string]>;
    prefetch?: (path: string) => Promise<void>;
    /** Fillers by the id that the declaration's `slots` gives; each takes the props of its slot. */
    slots?: Record<string, OnDemand<never>>;
  };
}

/** The module that a remote exposes as `./lifecycles`: the same component behind single-spa's contract. */
export interface LifecyclesModule {
  bootstrap: (props: object) => Promise<unknown>;
  mount: (props: object) => Promise<unknown>;
  unmount: (props: object) => Promise<unknown>;
  /** As of the route door's component. A release from before it has none. */
  preload?: ((path: string) => Promise<void>) | undefined;
}
