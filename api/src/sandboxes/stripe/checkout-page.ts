import type { Context, Hono } from 'hono';
import { escapeHtml } from '#base/http/html-page.ts';
import { pageLanguageOf } from '#base/http/page-language.ts';
import { answerDebit, debitSession } from './bank-debit.ts';
import { type CardForm, type CardOutcome, cardFields, testCards, tryCard } from './card-form.ts';
import { completeSession, expireSession } from './life.ts';
import { SANDBOX_PATH, type SandboxContext, secondsOf } from './sandbox-context.ts';
import type { Card, Session } from './sandbox-objects.ts';
import { missingPage, moneyText, sandboxPage, titleHtml } from './sandbox-page.ts';
import type { SandboxStore } from './sandbox-store.ts';
import { textsOf } from './sandbox-texts.ts';

type Problem = Extract<CardOutcome, { problem: unknown }>['problem'];

const addressOf = ({ id, success_url }: Session): string => success_url.replace('{CHECKOUT_SESSION_ID}', id);

function heading(c: Context, session: Session, level: 'h1' | 'h2' = 'h1'): string {
  const language = pageLanguageOf(c);
  const texts = textsOf(language);
  const often = session.mode === 'subscription' ? texts.perMonth : texts.once;
  const { amount_subtotal: before = session.amount_total } = session;
  const was =
    before > session.amount_total
      ? `<p class="muted">${texts.discount}: <s>${escapeHtml(moneyText(language, session.currency, before))}</s></p>`
      : '';
  return `<${level}>${titleHtml(session._title)}</${level}>${was}
    <p class="price">${escapeHtml(moneyText(language, session.currency, session.amount_total))}</p><p class="muted">${often}</p>`;
}

function payPage(c: Context, session: Session, typed: CardForm = {}, problem: Problem | null = null): Response {
  const texts = textsOf(pageLanguageOf(c));
  const action = session.mode === 'subscription' ? texts.subscribe : texts.pay;
  const body = `${heading(c, session)}<form method="post" action="${SANDBOX_PATH}/pay/${session.id}" novalidate>
    ${cardFields(texts, typed, problem)}<button>${action}</button></form>
    <form method="post" action="${SANDBOX_PATH}/pay/${session.id}/bank"><button class="quiet">${texts.bankDebit}</button>
    <p class="muted">${texts.bankDebitHint}</p></form>
    <p><a href="${escapeHtml(session.cancel_url)}">${texts.back}</a></p>${testCards(texts)}`;
  return sandboxPage(c, { title: session._title, body, status: problem ? (problem.field ? 400 : 402) : 200 });
}

function confirmPage(c: Context, session: Session): Response {
  const texts = textsOf(pageLanguageOf(c));
  const body = `<h1>${texts.confirmTitle}</h1><p>${texts.confirmText}</p>${heading(c, session, 'h2')}
    <form method="post" action="${SANDBOX_PATH}/pay/${session.id}/confirm"><button name="decision" value="confirm">${texts.confirm}</button>
    <button class="quiet" name="decision" value="reject">${texts.reject}</button></form>`;
  return sandboxPage(c, { title: texts.confirmTitle, body });
}

/** The payment by bank is pending: the user of the sandbox chooses the bank's result. */
function pendingPage(c: Context, session: Session): Response {
  const texts = textsOf(pageLanguageOf(c));
  const body = `<h1>${texts.bankTitle}</h1><p>${texts.bankText}</p>${heading(c, session, 'h2')}
    <p><a class="button" href="${escapeHtml(addressOf(session))}">${texts.back}</a></p>
    <h2>${texts.timeTitle}</h2><p class="muted">${texts.bankTry}</p>
    <form method="post" action="${SANDBOX_PATH}/pay/${session.id}/bank/answer"><button class="quiet" name="decision" value="pay">${texts.bankPays}</button>
    <button class="quiet" name="decision" value="fail">${texts.bankFails}</button></form>`;
  return sandboxPage(c, { title: texts.bankTitle, body });
}

function closedPage(c: Context, session: Session): Response {
  const texts = textsOf(pageLanguageOf(c));
  const isComplete = session.status === 'complete';
  const text = session._bank === 'failed' ? texts.bankFailed : isComplete ? texts.complete : texts.expired;
  const target = isComplete ? addressOf(session) : session.cancel_url;
  const body = `<h1>${text}</h1><p><a class="button" href="${escapeHtml(target)}">${texts.back}</a></p>`;
  return sandboxPage(c, { title: text, body, status: 410 });
}

async function readOpen(store: SandboxStore, context: SandboxContext, id: string): Promise<Session | undefined> {
  const session = await store.find('session', id);
  const isOver = session?.status === 'open' && session.expires_at <= secondsOf(context.now());
  return session && isOver ? expireSession(store, context, session) : session;
}

/** What a buyer typed, without files. */
async function typedCard(c: Context): Promise<CardForm> {
  const fields = Object.entries(await c.req.parseBody());
  return Object.fromEntries(fields.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Runs under the sandbox's lock, on an open checkout: a second click finds it paid. */
const openCheckout =
  (context: SandboxContext) =>
  (run: (c: Context, store: SandboxStore, session: Session) => Promise<Response>) =>
  async (c: Context) => {
    const response = await context.store.change(async (store) => {
      const session = await readOpen(store, context, c.req.param('id') ?? '');
      if (!session) return missingPage(c);
      if (session.status === 'open') return run(c, store, session);
      return session._bank === 'pending' ? pendingPage(c, session) : closedPage(c, session);
    });
    context.deliver();
    return response;
  };

/** The page on which a buyer types a card. */
export function mountCheckout(app: Hono, context: SandboxContext): void {
  const onOpen = openCheckout(context);
  const complete = async (c: Context, store: SandboxStore, session: Session, card: Card) => {
    await completeSession(store, context, session, card);
    return c.redirect(addressOf(session), 303);
  };
  app.get(
    '/pay/:id',
    onOpen(async (c, _, session) => (session._confirming ? confirmPage(c, session) : payPage(c, session))),
  );
  app.post(
    '/pay/:id',
    onOpen(async (c, store, session) => {
      const typed = await typedCard(c);
      const outcome = tryCard(typed, context.now());
      if ('problem' in outcome) return payPage(c, session, { ...typed, cvc: '' }, outcome.problem);
      if (outcome.kind === 'accepted') return complete(c, store, session, outcome.card);
      await store.put('session', session.id, { ...session, _confirming: outcome.card });
      return c.redirect(`${SANDBOX_PATH}/pay/${session.id}`, 303);
    }),
  );
  app.post(
    '/pay/:id/confirm',
    onOpen(async (c, store, session) => {
      const { _confirming: card } = session;
      if (!card) return payPage(c, session);
      const { decision } = await c.req.parseBody();
      if (decision === 'confirm') return complete(c, store, session, card);
      await store.put('session', session.id, { ...session, _confirming: null });
      return payPage(c, session, {}, { field: null, text: 'notConfirmed' });
    }),
  );
  app.post(
    '/pay/:id/bank',
    onOpen(async (c, store, session) => {
      await debitSession(store, context, session);
      return c.redirect(`${SANDBOX_PATH}/pay/${session.id}`, 303);
    }),
  );
  app.post('/pay/:id/bank/answer', async (c) => {
    const { decision } = await c.req.parseBody();
    const response = await context.store.change(async (store) => {
      const session = await readOpen(store, context, c.req.param('id'));
      if (!session) return missingPage(c);
      if (session._bank !== 'pending') return closedPage(c, session);
      await answerDebit(store, context, session, decision === 'pay');
      return c.redirect(addressOf(session), 303);
    });
    context.deliver();
    return response;
  });
}
