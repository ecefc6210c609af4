import type { Database } from '#base/database/database.ts';
import { EVERYTHING } from '#base/database/listener.ts';
import type { Logger } from '#base/observability/logger.ts';
import { DELIVERIES_NOTICE } from './queue-deliveries.ts';

/** A little later than what waits is due. */
const AFTER_MS = 200;

interface WorkerDeps {
  database: Pick<Database, 'listen'>;
  logger: Logger;
  /** Sends what is due, until nothing is or the process stops. */
  send(isStopping: () => boolean): Promise<void>;
}

/**
 * Sends deliveries in this process as soon as they are committed: it hears of them. A job looks each minute for what was held,
 * failed, or taken by a process that ended.
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
    // What came due while no process ran.
    this.#hear(EVERYTHING);
  }

  /** One run at a time; a call during a run starts another one after it. */
  run(): Promise<void> {
    this.#wasWoken = true;
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
    });
    return this.#working;
  }

  /** Finishes the running sending; other deliveries are left to other processes. */
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
