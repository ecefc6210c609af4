import { expect, type Page } from 'playwright/test';

interface Guarded {
  violations: string[];
  remoteScripts: { src: string; integrity: string }[];
}

/** Collects, from the first byte, what the content security policy rejects and which remote scripts load. */
export async function watch(page: Page): Promise<() => Promise<Guarded>> {
  await page.addInitScript(() => {
    const guarded: Guarded = { violations: [], remoteScripts: [] };
    Object.assign(window, { guarded });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      guarded.violations.push(`${violatedDirective} ${blockedURI} ${sample}`);
    });
    const note = (node: Node) => {
      if (node instanceof HTMLScriptElement && new URL(node.src, location.href).pathname.startsWith('/remotes/'))
        guarded.remoteScripts.push({ src: node.src, integrity: node.integrity });
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(note);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { guarded: Guarded }).guarded);
}

/** Inline scripts of the page, without data blocks. */
const inlineScripts = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts].filter(({ src, type }) => !src && !/json$/.test(type)).map(({ text }) => text.slice(0, 80)),
  );

const handlers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    ),
  );

/** Each remote script has the hash of its content in its name. */
export function expectChecked(scripts: Guarded['remoteScripts']): void {
  for (const { src, integrity } of scripts) expect(integrity, `integrity of ${src}`).toMatch(/^sha256-/);
}

/**
 * Checks, from before the page opens, whether its content security policy is strict and nothing breaks it.
 * @returns the verdict.
 */
export async function watchPolicy(page: Page): Promise<() => Promise<void>> {
  const guarded = await watch(page);
  const policies: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) policies.push(response.headers()['content-security-policy']);
  });
  return async () => {
    expect(policies.length).toBeGreaterThan(0);
    for (const policy of policies) {
      expect(policy).toMatch(/default-src 'none'.*script-src 'self';/);
      expect(policy).not.toMatch(/unsafe|\*|http:|https:/);
    }
    const { violations, remoteScripts } = await guarded();
    expect(violations).toEqual([]);
    expectChecked(remoteScripts);
    expect(await inlineScripts(page)).toEqual([]);
    expect(await handlers(page)).toEqual([]);
  };
}
