import pg from 'pg';

const RECONNECT_MS = 1000;

/** What is heard while nobody listened is unknown: this payload says "anything may have changed". */
export const EVERYTHING = '*';

/** Hears on the one connection that the embedded database has, and on the one that follows it. */
export function listenOnPool(pool: pg.Pool, channel: string, hear: (payload: string) => void): void {
  const follow = (client: pg.PoolClient) => {
    client.on('notification', (notification) => {
      if (notification.channel === channel) hear(notification.payload ?? EVERYTHING);
    });
    client.query(`listen ${channel}`).then(
      () => hear(EVERYTHING),
      () => {},
    );
  };
  if (pool.totalCount === 0) pool.on('connect', follow);
  else
    void pool.connect().then((client) => {
      follow(client);
      pool.on('connect', follow);
      client.release();
    });
}

/** Hears on a connection of its own, and comes back after a loss. */
export function listenOnServer(url: string, channel: string, hear: (payload: string) => void): () => Promise<void> {
  let stopped = false;
  let client: pg.Client | undefined;
  const again = () => {
    if (!stopped) setTimeout(start, RECONNECT_MS).unref();
  };
  const start = async () => {
    if (stopped) return;
    const current = new pg.Client({ connectionString: url, keepAlive: true });
    client = current;
    current.on('error', () => {});
    current.on('end', again);
    current.on('notification', (notification) => hear(notification.payload ?? EVERYTHING));
    await current.connect().then(
      async () => {
        await current.query(`listen ${channel}`).catch(() => current.end());
        hear(EVERYTHING);
      },
      () => {},
    );
  };
  void start();
  return async () => {
    stopped = true;
    await client?.end().catch(() => {});
  };
}
