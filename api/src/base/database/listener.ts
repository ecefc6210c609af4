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

/** Listens to all channels on one connection of its own, and reconnects after a loss. */
export class ServerListener {
  readonly #url: string;
  readonly #hearers = new Map<string, Hear>();
  #client: pg.Client | undefined;
  #isConnected = false;
  #isStopped = false;

  constructor(url: string) {
    this.#url = url;
  }

  listen(channel: string, hear: Hear): void {
    this.#hearers.set(channel, hear);
    if (!this.#client) void this.#start();
    else if (this.#isConnected) void this.#join(this.#client, channel);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#client?.end().catch(() => {});
  }

  async #start(): Promise<void> {
    if (this.#isStopped) return;
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    this.#client = client;
    client.on('error', () => {});
    client.on('end', () => {
      this.#isConnected = false;
      if (!this.#isStopped) setTimeout(() => void this.#start(), RECONNECT_MS).unref();
    });
    client.on('notification', ({ channel, payload }) => this.#hearers.get(channel)?.(payload ?? EVERYTHING));
    const isOpen = await client.connect().then(
      () => true,
      () => false,
    );
    this.#isConnected = isOpen;
    if (isOpen) for (const channel of this.#hearers.keys()) await this.#join(client, channel);
  }

  async #join(client: pg.Client, channel: string): Promise<void> {
    try {
      await client.query(`listen ${channel}`);
    } catch {
      // The next connection listens from its start.
      await client.end().catch(() => {});
      return;
    }
    this.#hearers.get(channel)?.(EVERYTHING);
  }
}
