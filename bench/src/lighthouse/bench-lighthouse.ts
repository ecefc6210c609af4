import { signInAs, signInAsStudent } from '../academy/academy-server.ts';
import type { Ground } from '../academy/ground.ts';
import { settle } from '../composition/settle.ts';
import { describeGoals, type Goal } from '../report/goal.ts';
import { medians } from '../report/median.ts';
import { report } from '../report/results.ts';
import { table } from '../report/table.ts';
import { type Audit, type Audited, auditAgain } from './audit.ts';

const HEAD = [
  'page',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'first paint ms',
  'largest paint ms',
  'blocking ms',
  'layout shift',
];

function row(page: string, found: Audit): (string | number)[] {
  const scores = [found.performance, found.accessibility, found['best-practices'], found.seo];
  const times = [found.firstPaint, found.largestPaint, found.blocking].map(Math.round);
  return [page, ...scores, ...times, found.shift];
}

function landingGoals(page: string, found: Audit): Goal[] {
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
  return [
    ...scores.map((name) => ({ name: `${page}, ${name}`, value: found[name], least: 100 })),
    { name: `${page}, largest paint s`, value: found.largestPaint / 1000, most: 0.9 },
  ];
}

/** Makes a form with a question of each type that looks different on a phone. @returns its address. */
async function publishForm(server: { url: string }): Promise<string> {
  const question = (title: string, type: string, options: string[] = []) => ({ title, type, options, required: true });
  const questions = [
    question('Where do you live?', 'text'),
    question('What would you like to learn?', 'textarea'),
    question('Which days suit you?', 'checkbox', ['Saturday', 'Sunday', 'Monday']),
    question('Your level', 'radio', ['New', 'I read slowly', 'I read well']),
    question('Your time', 'select', ['Morning', 'Afternoon', 'Evening']),
    question('Born on', 'date'),
    question('A recording or a certificate', 'file'),
  ];
  const response = await fetch(`${server.url}/api/forms`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await signInAs(server, 'admin')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Admission', questions }),
  });
  if (!response.ok) throw new Error(`the form was answered by ${response.status}`);
  const { form } = (await response.json()) as { form: { id: string } };
  return `${server.url}/submit-forms/${form.id}`;
}

function formGoals(page: string, found: Audit): Goal[] {
  const scores = ['accessibility', 'best-practices', 'seo'] as const;
  return [
    { name: `${page}, performance`, value: found.performance, least: 95 },
    ...scores.map((name) => ({ name: `${page}, ${name}`, value: found[name], least: 100 })),
  ];
}

function goalsOf(page: string, found: Audit): Goal[] {
  if (page === 'dashboard') return [{ name: 'dashboard, performance', value: found.performance, least: 95 }];
  return page.startsWith('public form') ? formGoals(page, found) : landingGoals(page, found);
}

/**
 * Runs Lighthouse for a phone: the landing page and a public form in both languages, the dashboard of a signed-in
 * student.
 */
export async function benchLighthouse(ground: Ground, runs: number): Promise<void> {
  const server = await ground.start();
  for (const path of ['/', '/ar', '/dashboard/timeline']) await settle(server, path);
  const form = await publishForm(server);
  const pages: Record<string, Audited> = {
    'landing, en': { url: `${server.url}/` },
    'landing, ar': { url: `${server.url}/ar` },
    'public form, en': { url: `${form}?lang=en` },
    'public form, ar': { url: `${form}?lang=ar` },
    dashboard: { url: `${server.url}/dashboard/timeline`, token: await signInAsStudent(server) },
  };
  const audits = new Map(Object.keys(pages).map((page) => [page, [] as Audit[]]));
  for (let run = 0; run < runs; run += 1)
    for (const [page, audited] of Object.entries(pages)) audits.get(page)?.push(await auditAgain(audited));
  const found = [...audits].map(([page, each]) => ({ page, middle: medians(each) }));
  const goals = found.flatMap(({ page, middle }) => goalsOf(page, middle));
  const rows = found.map(({ page, middle }) => row(page, middle));
  const text = `${table(HEAD, rows)}\n\n${describeGoals(goals)}`;
  report('lighthouse', { text, figures: { runs, audits: Object.fromEntries(audits) } });
}
