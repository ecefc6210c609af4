import type { Browser } from 'playwright';
import type { Academy, Role } from './academy.ts';
import { type Fault, type FaultPlace, kindOfFault, plantFault, scriptAt } from './faults.ts';
import type { Finding } from './report.ts';
import { visitorOf } from './visitor.ts';

const PATIENCE = 20_000;

/** Those in which the browser has a say of its own; the loader's unit tests prove every cell. */
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
  /** A screen of the remote, and somebody who is shown it. */
  screen: string;
  path: string;
  role: Role;
}

/** Whether each fault of a remote's files is said in its place, with its kind, while the rest of the page is alive. */
export async function breakLoading(browser: Browser, academy: Academy, subject: Subject): Promise<Finding[]> {
  const release = await academy.releaseOf(subject.name);
  const findings: Finding[] = [];
  for (const [place, fault] of CELLS) {
    const file = scriptAt(release, place, subject.screen);
    const prepare = (page: Parameters<typeof plantFault>[0]) =>
      plantFault(page, academy.url, { release, place, file, fault });
    const visitor = await visitorOf(browser, academy, { role: subject.role, language: 'en', prepare });
    const reason = `${subject.name} ${release.version} · ${kindOfFault(fault)} · `;
    await visitor.page.goto(subject.path, { waitUntil: 'commit' });
    const isSaid = await visitor.page
      .getByText(reason)
      .waitFor({ timeout: PATIENCE })
      .then(
        () => true,
        () => false,
      );
    const isAlive = await visitor.page.getByRole('banner').isVisible();
    if (!isSaid || !isAlive)
      findings.push({
        probe: 'loading',
        where: `${place} that ${fault}`,
        text: isSaid ? 'the top bar is gone' : `nothing says "${reason}…" within ${PATIENCE / 1000} s`,
      });
    await visitor.close();
  }
  return findings;
}

export const LOADING_CELLS = CELLS.length;
