export interface Cluster {
  url: string;
  /** Processor time of its processes up to now; null where the system does not tell. */
  cpuSeconds: () => number | null;
  /** Ends all connections and starts anew; this process goes on meanwhile. */
  restart: () => Promise<void>;
  stop: () => void;
}

export function freePort(): Promise<number>;

/** Whose processes PostgreSQL's are: nothing where this process is not root's. */
export function account(): { uid?: number; gid?: number };

/** Null where PostgreSQL cannot be had. */
export function startReplica(primaryUrl: string): Promise<Cluster | null>;

/** Null where PostgreSQL cannot be had. */
export function startPostgres(): Promise<Cluster | null>;
