import { randomBytes, randomInt } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { newToken } from '#base/auth/tokens.ts';
import { escapeHtml } from '#base/http/html-page.ts';
import { pageLanguageOf, textsIn } from '#base/http/page-language.ts';
import { CALLBACK_PATH, SANDBOX_PATH, type SandboxAccount, type SandboxContext } from './sandbox-context.ts';
import { sandboxPage } from './sandbox-page.ts';
import { keyOf } from './sandbox-store.ts';
import { consentTexts } from './sandbox-texts.ts';

const COOKIE = 'sandbox_zoom';
const CODE_SECONDS = 300;
const YEAR_SECONDS = 365 * 86_400;
const MOST_NAME = 80;
const asked = ['client_id', 'redirect_uri', 'state', 'code_challenge'] as const;
type Asked = Record<(typeof asked)[number], string>;

/** The account of this browser in the sandbox; a real provider would ask for a password. */
export async function accountOf(c: Context, { store }: SandboxContext) {
  const id = getCookie(c, COOKIE);
  const account = id ? await store.find<SandboxAccount>('account', id) : undefined;
  return id && account ? { id, ...account } : null;
}

/** @returns null for a request that the provider would reject without a redirect. */
function readAsked(given: (name: string) => unknown, { clientId, publicUrl }: SandboxContext): Asked | null {
  const values = asked.map((name) => [name, String(given(name) ?? '')] as const);
  const request = Object.fromEntries(values) as Asked;
  const isComplete = values.every(([, value]) => value !== '');
  const isOurs = request.client_id === clientId && request.redirect_uri === `${publicUrl}${CALLBACK_PATH}`;
  return isComplete && isOurs ? request : null;
}

const hidden = (request: Asked): string =>
  Object.entries(request)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');

function consentPage(c: Context, request: Asked, name: string): Response {
  const texts = textsIn(consentTexts, pageLanguageOf(c));
  const body = `<h1>${texts.title}</h1><p>${texts.text}</p>
    <form method="post" action="${SANDBOX_PATH}/oauth/authorize">${hidden(request)}
    <label>${texts.name}<input name="name" value="${escapeHtml(name)}" maxlength="${MOST_NAME}" autocomplete="name" required></label>
    <ul><li>${texts.scopeMeetings}</li><li>${texts.scopeUser}</li></ul>
    <div class="actions"><button name="decision" value="allow">${texts.allow}</button>
    <button name="decision" value="decline" class="quiet" formnovalidate>${texts.decline}</button></div></form>`;
  return sandboxPage(c, { title: texts.title, body });
}

async function allow(c: Context, context: SandboxContext, request: Asked, name: string): Promise<string> {
  const known = await accountOf(c, context);
  const accountId = known?.id ?? randomBytes(16).toString('base64url');
  await context.store.put('account', accountId, { name: name || `Teacher ${randomInt(1000, 9999)}` });
  setCookie(c, COOKIE, accountId, {
    path: SANDBOX_PATH,
    httpOnly: true,
    sameSite: 'Lax',
    secure: context.publicUrl.startsWith('https:'),
    maxAge: YEAR_SECONDS,
  });
  const code = newToken();
  const { code_challenge: challenge, redirect_uri: redirectUri } = request;
  await context.store.put('code', keyOf(code), { accountId, challenge, redirectUri }, CODE_SECONDS);
  return code;
}

/** The page on which a teacher authorizes the academy. */
export function mountConsent(app: Hono, context: SandboxContext): void {
  const reject = (c: Context) => {
    const { wrongTitle, wrong } = textsIn(consentTexts, pageLanguageOf(c));
    return sandboxPage(c, { title: wrongTitle, body: `<h1>${wrongTitle}</h1><p>${wrong}</p>`, status: 400 });
  };
  app.get('/oauth/authorize', async (c) => {
    const request = readAsked((name) => c.req.query(name), context);
    return request ? consentPage(c, request, (await accountOf(c, context))?.name ?? '') : reject(c);
  });
  app.post('/oauth/authorize', async (c) => {
    const form = await c.req.parseBody();
    const request = readAsked((name) => form[name], context);
    if (!request) return reject(c);
    const target = new URL(request.redirect_uri);
    target.searchParams.set('state', request.state);
    if (form.decision !== 'allow') target.searchParams.set('error', 'access_denied');
    else {
      const name = String(form.name ?? '')
        .trim()
        .slice(0, MOST_NAME);
      target.searchParams.set('code', await allow(c, context, request, name));
    }
    return c.redirect(target.href, 303);
  });
}
