import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary: string }[];
}

interface Axe {
  configure(spec: object): void;
  run(options: object): Promise<{ violations: Violation[] }>;
}

/** The problems that axe finds on the page in its present state (WCAG 2.2 A and AA, and best practices). */
export async function accessibilityProblems(page: Page): Promise<{ id: string; help: string; nodes: string[] }[]> {
  // Entrance animations would make axe measure half-transparent text; those of skeletons never end, nor does a toast's
  // under the pointer.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => {})));
  });
  // A page that stays open between screens has axe already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    // An open menu is beside the page, as a dialog is.
    const regionMatcher = 'dialog, [role=dialog], [role=alertdialog], [role=menu], svg';
    axe.configure({ checks: [{ id: 'region', options: { regionMatcher } }] });
    // Names of the passing nodes take a quarter of the time, and nobody reads them.
    return (await axe.run({ resultTypes: ['violations'] })).violations;
  });
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
  }));
}
