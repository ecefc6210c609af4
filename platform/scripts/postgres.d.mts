export interface Cluster {
  url: string;
  stop: () => void;
}

export function freePort(): Promise<number>;

/** Null where PostgreSQL cannot be had. */
export function startPostgres(): Promise<Cluster | null>;
