/** Runs in pages of a stage that are shown here: reloads for a new build, shows a failed one until then. */
import { buildProblem } from '../build-problems.ts';
import { createPanel } from '../panel.ts';
import type { FailedBuild } from './source-release.ts';

const panel = createPanel(() => panel.show([]));
const events = new EventSource('/dev-events');
events.addEventListener('built', () => location.reload());
events.addEventListener('failed', ({ data }) => {
  const { name, problem } = JSON.parse(data) as FailedBuild;
  console.error(problem);
  panel.show([buildProblem(name, outputOf(problem))]);
});

/** The compiler's message and its file, from the output of a failed command. */
function outputOf(problem: string) {
  const [output = problem, moduleName] = /ERROR in (\S+).*/s.exec(problem) ?? [];
  return { message: output, ...(moduleName && { moduleName }) };
}
