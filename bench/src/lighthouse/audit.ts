import { chromiumFlags } from '@academy/platform/conformance';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumPath } from '../chromium/launch.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores out of 100, and milliseconds. */
export type Audit = Record<(typeof categories)[number] | 'firstPaint' | 'largestPaint' | 'blocking' | 'shift', number>;

export interface Audited {
  url: string;
  /** A session token, for pages that need a sign-in. */
  token?: string;
}

/** Scripts read the session's cookie: it must be in the browser, a request header is not enough. */
async function signIn(port: number, url: string, token: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  await browser.contexts()[0]?.addCookies([{ name: 'session', value: token, url }]);
  await browser.close();
}

/** Lighthouse's mobile audit, in its own browser with an empty profile and the session. */
async function audit({ url, token }: Audited): Promise<Audit> {
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags: [...chromiumFlags, '--headless'] });
  try {
    if (token) await signIn(chrome.port, url, token);
    const result = await lighthouse(url, {
      port: chrome.port,
      disableStorageReset: true,
      onlyCategories: [...categories],
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
    return readScores(result.lhr);
  } finally {
    chrome.kill();
  }
}

const ATTEMPTS = 3;

/** Repeats an audit that crashes. @throws Error after three crashes in a row. */
export async function auditAgain(audited: Audited, attempt = 1): Promise<Audit> {
  try {
    return await audit(audited);
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    return auditAgain(audited, attempt + 1);
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function readScores({ categories: scores, audits, runtimeError }: Report): Audit {
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (name: string) => {
    const found = scores[name]?.score ?? null;
    if (found === null) throw new Error(`Lighthouse gave no score for ${name}`);
    return Math.round(found * 100);
  };
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}
