export interface Cluster {
  url: string;
  /** Processor time of its processes so far; null if the system does not report it. */
  cpuSeconds: () => number | null;
  /** Closes all connections and restarts it; this process continues meanwhile. */
  restart: () => Promise<void>;
  stop: () => void;
}

export function freePort(): Promise<number>;

/** The account that runs PostgreSQL's processes: nothing unless this process is root's. */
export function account(): { uid?: number; gid?: number };

/** Null if PostgreSQL is not available. */
export function startReplica(primaryUrl: string): Promise<Cluster | null>;

/** Null if PostgreSQL is not available. */
export function startPostgres(): Promise<Cluster | null>;
