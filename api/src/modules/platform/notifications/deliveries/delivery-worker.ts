import type { Database } from '#base/database/database.ts';
import { EVERYTHING } from '#base/database/listener.ts';
import type { Logger } from '#base/observability/logger.ts';
import { DELIVERIES_NOTICE } from './queue-deliveries.ts';

/** A little after the waiting deliveries are due. */
const AFTER_MS = 200;

interface WorkerDeps {
  database: Pick<Database, 'listen'>;
  logger: Logger;
  /** Sends due deliveries until there are none or the process stops. */
  send(isStopping: () => boolean): Promise<void>;
}

/**
 * Sends deliveries in this process as soon as they are committed, when it gets a notification of the database. A job
 * runs each minute for held and failed ones, and for those of a process that ended.
 */
export class DeliveryWorker {
  readonly #deps: WorkerDeps;
  readonly #timers = new Set<NodeJS.Timeout>();
  #working: Promise<void> | undefined;
  #wasWoken = false;
  #isStopped = false;

  constructor(deps: WorkerDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#deps.database.listen(DELIVERIES_NOTICE, (seconds) => this.#hear(seconds));
    // For deliveries that became due while no process ran.
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

  /** Waits for the delivery being sent; others are left to other processes. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    await this.#working?.catch(() => {});
  }

  #hear(seconds: string): void {
    const milliseconds = seconds === EVERYTHING ? 0 : Number(seconds) * 1000;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.run().catch((error) => this.#deps.logger.warn({ err: error }, 'deliveries wait'));
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
