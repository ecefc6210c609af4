/** The time of a part of a check, and its number of steps. */
export interface PartTime {
  part: string;
  seconds: number;
  steps: number;
}

const EVERY_MS = 15_000;

interface UnderWay {
  done: number;
  of: number;
}

/** Prints the progress of a check every few seconds, and records the time of each part. */
export class Progress {
  readonly parts: PartTime[] = [];
  readonly #say: (line: string) => void;
  readonly #underWay = new Map<string, UnderWay>();
  readonly #began = performance.now();
  readonly #timer: NodeJS.Timeout;

  constructor(say: (line: string) => void) {
    this.#say = say;
    this.#timer = setInterval(() => this.#sayAll(), EVERY_MS).unref();
  }

  /** @param of the expected number of steps, as far as known. */
  async part<T>(part: string, of: number, work: (step: () => void) => Promise<T>): Promise<T> {
    const from = performance.now();
    const state = { done: 0, of };
    this.#underWay.set(part, state);
    const result = await work(() => {
      state.done += 1;
    });
    this.#underWay.delete(part);
    this.parts.push({ part, seconds: (performance.now() - from) / 1000, steps: state.done });
    this.#sayAll(`${part} done`);
    return result;
  }

  end(): void {
    clearInterval(this.#timer);
  }

  #sayAll(first?: string): void {
    const seconds = Math.round((performance.now() - this.#began) / 1000);
    const rest = [...this.#underWay].map(([part, { done, of }]) => `${part} ${done}${of > 0 ? ` of ${of}` : ''}`);
    this.#say([`${seconds} s`, ...(first ? [first] : []), ...rest].join(' · '));
  }
}
