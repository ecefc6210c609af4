import path from 'node:path';
import type { RemoteDeclaration } from '@academy/shared-auth/contract';
import { type Browser, chromium } from 'playwright';
import { readDeclaration } from '../build/read-remote.ts';
import { workspaceRoot } from '../build/workspace.ts';
import { type Academy, openAcademy, type Role } from './academy.ts';
import { chromiumFlags } from './chromium-flags.ts';
import { countHoldings } from './leaks.ts';
import { breakLoading, LOADING_CELLS } from './loading-faults.ts';
import { mountRepeatedly } from './mounts.ts';
import type { CheckReport, Finding, ScreenRow } from './report.ts';
import { findSamples, type Samples } from './sample-paths.ts';
import { roundTripsOf, screenSizes } from './sizes.ts';
import { type Language, type Visitor, visitorOf } from './visitor.ts';
import { walkScreens } from './walk-screens.ts';

const LANGUAGES = ['en', 'ar'] as const;

class Check {
  readonly #browser: Browser;
  readonly #academy: Academy;
  readonly #declaration: RemoteDeclaration;

  constructor(browser: Browser, academy: Academy, declaration: RemoteDeclaration) {
    this.#browser = browser;
    this.#academy = academy;
    this.#declaration = declaration;
  }

  #as(language: Language, prepare?: (page: Visitor['page']) => Promise<unknown>) {
    return async <T>(role: Role, work: (visitor: Visitor) => Promise<T>): Promise<T> => {
      const options = { role, language, ...(prepare && { prepare }) };
      const visitor = await visitorOf(this.#browser, this.#academy, options);
      try {
        return await work(visitor);
      } finally {
        await visitor.close();
      }
    };
  }

  samples(): Promise<Samples> {
    return findSamples(this.#declaration.routes, this.#as('en'));
  }

  walk(language: Language, samples: Samples) {
    const { name, namespace } = this.#declaration;
    const ownPrefixes = [namespace, name];
    return walkScreens({ language, samples, ownPrefixes, asRole: this.#as(language) });
  }

  /** Each screen by the first role that it was found as. */
  async mounts(samples: Samples): Promise<Finding[]> {
    const findings: Finding[] = [];
    for (const role of new Set([...samples.values()].map(({ foundBy }) => foundBy))) {
      const own = [...samples].filter(([, { foundBy }]) => foundBy === role);
      const screens = new Map(own.map(([pattern, sample]) => [pattern, sample.path]));
      findings.push(...(await this.#as('en', countHoldings)(role, (visitor) => mountRepeatedly(visitor, screens))));
    }
    return findings;
  }

  async loading(samples: Samples): Promise<Finding[]> {
    const { name, routes } = this.#declaration;
    const route = routes.find((one) => samples.has(one.path));
    const sample = route && samples.get(route.path);
    if (!sample) return [];
    const subject = { name, screen: route.screen, path: sample.path, role: sample.foundBy };
    return breakLoading(this.#browser, this.#academy, subject);
  }

  async sizes(samples: Samples): Promise<{ rows: Omit<ScreenRow, 'roles'>[]; findings: Finding[] }> {
    const { name, routes, budget } = this.#declaration;
    const bytes = screenSizes(path.join(workspaceRoot, name, 'dist'));
    const rows: Omit<ScreenRow, 'roles'>[] = [];
    for (const { path: pattern, screen } of routes) {
      const sample = samples.get(pattern);
      const trips = sample ? await roundTripsOf(this.#browser, this.#academy, sample.path, sample.foundBy) : null;
      rows.push({ path: pattern, kilobytes: (bytes.get(screen) ?? 0) / 1000, roundTrips: trips });
    }
    const findings = rows.flatMap(({ path: where, kilobytes, roundTrips }) =>
      [
        ...(kilobytes > budget.kilobytes ? [`${kilobytes.toFixed(1)} KB of scripts, ${budget.kilobytes} allowed`] : []),
        ...((roundTrips ?? 0) > budget.roundTrips ? [`${roundTrips} round trips, ${budget.roundTrips} allowed`] : []),
      ].map((text) => ({ probe: 'budget', where, text })),
    );
    return { rows, findings };
  }
}

/** Probes a built remote in the built shell, against the built API with demo data. Everything has to be built. */
export async function checkRemote(name: string, version: string, browserPath: string): Promise<CheckReport> {
  const from = performance.now();
  const declaration = await readDeclaration(path.join(workspaceRoot, name));
  const academy = await openAcademy();
  const browser = await chromium.launch({ executablePath: browserPath, args: [...chromiumFlags] });
  try {
    const check = new Check(browser, academy, declaration);
    const samples = await check.samples();
    const [english, arabic, mounts, loading] = await Promise.all([
      check.walk('en', samples),
      check.walk('ar', samples),
      check.mounts(samples),
      check.loading(samples),
    ]);
    // Alone: what else goes on would be taken for a further round.
    const sizes = await check.sizes(samples);
    const visits = samples.size * 7;
    return {
      name,
      version,
      seconds: (performance.now() - from) / 1000,
      screens: sizes.rows.map((row) => ({ ...row, roles: english.shown.get(row.path) ?? [] })),
      unreached: declaration.routes.map((route) => route.path).filter((one) => !samples.has(one)),
      findings: [...english.findings, ...arabic.findings, ...mounts, ...loading, ...sizes.findings],
      probes: {
        traces: visits * LANGUAGES.length,
        console: visits * LANGUAGES.length,
        axe: samples.size * LANGUAGES.length,
        leaks: samples.size,
        loading: LOADING_CELLS,
        budget: sizes.rows.length,
      },
    };
  } finally {
    await browser.close();
    await academy.close();
  }
}
