import type { Database } from '#base/database/database.ts';
import { EVERYTHING } from '#base/database/listener.ts';
import type { Logger } from '#base/observability/logger.ts';

/** A little after what waits is due. */
const AFTER_MS = 200;

interface WorkerDeps {
  database: Pick<Database, 'listen'>;
  logger: Logger;
  /** The notification of the database; its payload is the number of seconds to wait. */
  notice: string;
  /** Sends what is due until there is nothing or the process stops. */
  send(isStopping: () => boolean): Promise<void>;
}

/**
 * Sends rows in this process as soon as they are committed, when it gets a notification of the database. A job runs each
 * minute for held and failed ones, and for those of a process that ended.
 */
export class WokenWorker {
  readonly #deps: WorkerDeps;
  readonly #timers = new Set<NodeJS.Timeout>();
  #working: Promise<void> | undefined;
  #wasWoken = false;
  #isStopped = false;

  constructor(deps: WorkerDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#deps.database.listen(this.#deps.notice, (seconds) => this.#hear(seconds));
    // For rows that became due while no process ran.
    this.#hear(EVERYTHING);
  }

  /** One run at a time; a call during a run starts another run after it. */
  run(): Promise<void> {
    this.#wasWoken = true;
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
    });
    return this.#working;
  }

  /** Waits for what is being sent; the rest is left to other processes. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    await this.#working?.catch(() => {});
  }

  #hear(seconds: string): void {
    const milliseconds = seconds === EVERYTHING ? 0 : Number(seconds) * 1000;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      const { logger, notice } = this.#deps;
      this.run().catch((error) => logger.warn({ err: error, notice }, 'deliveries wait'));
    }, milliseconds + AFTER_MS);
    timer.unref();
    this.#timers.add(timer);
  }

  async #work(): Promise<void> {
    while (this.#wasWoken && !this.#isStopped) {
      this.#wasWoken = false;
      await this.#deps.send(() => this.#isStopped);
    }
  }
}
