import type { Academy, Role } from './academy.ts';
import { type Fault, type FaultPlace, kindOfFault, type LiveRelease, plantFault, scriptAt } from './faults.ts';
import type { Finding } from './report.ts';
import type { Visit } from './seats.ts';
import { goWithin, type VisitorOptions } from './visitor.ts';

const PATIENCE = 20_000;

/** The cases that depend on the browser; the loader's unit tests cover every case. */
const CELLS: [FaultPlace, Fault][] = [
  ['entry', 'answers 500'],
  ['entry', 'has other bytes'],
  ['module', 'throws at import'],
  ['screen', 'answers 500'],
  ['screen', 'never answers'],
  ['screen', 'throws at import'],
  ['screen', 'never settles'],
  ['screen', 'throws in its first render'],
];

interface Subject {
  name: string;
  /** A screen of the remote, and a user who can see it. */
  screen: string;
  path: string;
  role: Role;
  /** Whether the screen is in the dashboard's frame, which must stay. */
  isFramed: boolean;
}

interface Opening extends Subject {
  /** Whether the server renders the page completely: then it needs no script, so it is opened from within the shell. */
  isServedWhole: boolean;
}

interface LoadingOptions {
  academy: Academy;
  visit: Visit;
  step: () => void;
}

/** Whether a fault of a remote's files shows a message of its kind in its place, while the rest of the page works. */
async function breakOne(
  [place, fault]: (typeof CELLS)[number],
  subject: Opening,
  release: LiveRelease,
  { academy, visit }: LoadingOptions,
): Promise<Finding[]> {
  const file = scriptAt(release, place, subject.screen);
  const prepare: VisitorOptions['prepare'] = (page) => plantFault(page, academy.url, { release, place, file, fault });
  return visit({ role: subject.role, language: 'en', prepare }, async ({ page }) => {
    const reason = `${subject.name} ${release.version} · ${kindOfFault(fault)} · `;
    if (subject.isServedWhole) await goWithin(page, subject.path);
    else await page.goto(subject.path, { waitUntil: 'commit' });
    const isSaid = await page
      .getByText(reason)
      .waitFor({ timeout: PATIENCE })
      .then(
        () => true,
        () => false,
      );
    const isAlive = !subject.isFramed || (await page.getByRole('banner').isVisible());
    if (isSaid && isAlive) return [];
    const text = isSaid ? 'the top bar is gone' : `nothing says "${reason}…" within ${PATIENCE / 1000} s`;
    return [{ probe: 'loading', where: `${place} that ${fault}`, text }];
  });
}

/** All faults at once; those without a message under this load are repeated one after the other. */
export async function breakLoading(subject: Subject, options: LoadingOptions): Promise<Finding[]> {
  const { academy } = options;
  const release = await academy.releaseOf(subject.name);
  const html = await (await fetch(academy.url + subject.path)).text();
  const opening = { ...subject, isServedWhole: /<h1[\s>]/.test(html) };
  const first = await Promise.all(
    CELLS.map(async (cell) => {
      const findings = await breakOne(cell, opening, release, options);
      options.step();
      return { cell, isGood: findings.length === 0 };
    }),
  );
  const findings: Finding[] = [];
  for (const { cell, isGood } of first)
    if (!isGood) findings.push(...(await breakOne(cell, opening, release, options)));
  return findings;
}

export const LOADING_CELLS = CELLS.length;
