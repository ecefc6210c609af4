import { buildProblem, type DevProblem, type SentError } from './build-problems.ts';

/** The messages of a dev server's socket. */
export interface DevMessage {
  type: string;
  data?: unknown;
}

/**
 * The problems that the page shows: of builds until their server has built again, of the page until any server has
 * built.
 */
export function devProblems(show: (problems: readonly DevProblem[]) => void, onBuilt: (source: string) => void) {
  const ofBuilds = new Map<string, DevProblem[]>();
  const ofRun = new Map<string, DevProblem>();
  const known = new Set<string>();
  const draw = () => show([...[...ofBuilds.values()].flat(), ...ofRun.values()]);

  const failed = (source: string, errors: SentError[]) => {
    ofBuilds.set(
      source,
      errors.map((error) => buildProblem(source, error)),
    );
    draw();
  };
  const built = (source: string) => {
    ofBuilds.delete(source);
    // The first message has the state of the server when the page opened.
    if (known.has(source)) {
      ofRun.clear();
      onBuilt(source);
    }
    draw();
  };
  return {
    take(source: string, { type, data }: DevMessage): void {
      if (type === 'errors') failed(source, data as SentError[]);
      else if (['ok', 'still-ok', 'warnings'].includes(type)) built(source);
      else return;
      known.add(source);
    },
    add(problem: DevProblem): void {
      ofRun.set(`${problem.place} ${problem.message}`, problem);
      draw();
    },
    hide(): void {
      ofBuilds.clear();
      ofRun.clear();
      draw();
    },
  };
}
