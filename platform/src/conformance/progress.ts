/** How long a part of a check took, and how many steps it had. */
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

/** Says how far a check is every few seconds, and keeps how long each of its parts took. */
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

  /** @param of how many steps there will be, as far as that is known. */
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
