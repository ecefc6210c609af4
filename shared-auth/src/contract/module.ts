import type { ComponentType } from 'react';

/** The shell's interface for each part of a remote that it draws. */
export interface RemoteHost {
  /** The drawn version, for error messages. */
  version: string;
  /**
   * Called with an error that a part threw. Returns true if the shell replaces the part; false leaves it to the remote.
   */
  onCrash: (error: unknown) => boolean;
}

/** A component whose code loads on demand. `preload` loads it, and rejects with the error. */
type OnDemand<Props, Wanted extends unknown[] = []> = ComponentType<Props & { host?: RemoteHost | undefined }> & {
  preload?: (...wanted: Wanted) => Promise<void>;
};

/**
 * The module that a remote exposes as `./route`: the whole remote, rendered below the shell's router and providers.
 * `Component.preload` loads the code of the screen at a path, or at a route's pattern. `prefetch` also fetches its
 * first data, if the remote can, and never rejects.
 */
export interface RemoteModule {
  default: {
    Component: OnDemand<object, [path: string]>;
    prefetch?: (path: string) => Promise<void>;
    /** Fillers by the id in the declaration's `slots`; each takes the props of its slot. */
    slots?: Record<string, OnDemand<never>>;
  };
}

/** The module that a remote exposes as `./lifecycles`: the same component with single-spa's interface. */
export interface LifecyclesModule {
  bootstrap: (props: object) => Promise<unknown>;
  mount: (props: object) => Promise<unknown>;
  unmount: (props: object) => Promise<unknown>;
  /** As for the route module's component. An older release has none. */
  preload?: ((path: string) => Promise<void>) | undefined;
}
