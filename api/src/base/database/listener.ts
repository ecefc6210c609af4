import pg from 'pg';

const RECONNECT_MS = 1000;

/** Notifications that were sent while nobody listened are lost; this payload means "anything may have changed". */
export const EVERYTHING = '*';

type Hear = (payload: string) => void;

/** Listens on the single connection of the embedded database, and on the one that replaces it. */
export class PoolListener {
  readonly #hearers = new Map<string, Hear>();

  /** For the pool's `onConnect`. */
  readonly attach = async (client: pg.ClientBase): Promise<void> => {
    client.on('notification', ({ channel, payload }) => this.#hearers.get(channel)?.(payload ?? EVERYTHING));
    for (const [channel, hear] of this.#hearers) {
      await client.query(`listen ${channel}`);
      hear(EVERYTHING);
    }
  };

  listen(pool: pg.Pool, channel: string, hear: Hear): void {
    this.#hearers.set(channel, hear);
    // If this fails, the connection is lost, and the next one listens from its start.
    pool.query(`listen ${channel}`).catch(() => {});
  }
}

/** Listens on a connection of its own, and reconnects after a loss. */
export function listenOnServer(url: string, channel: string, hear: Hear): () => Promise<void> {
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
