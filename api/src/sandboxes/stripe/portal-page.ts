import type { Context, Hono } from 'hono';
import { escapeHtml } from '#base/http/html-page.ts';
import { pageLanguageOf } from '#base/http/page-language.ts';
import { type CardForm, cardFields, testCards, tryCard } from './card-form.ts';
import { isEnded, renew } from './life.ts';
import { dispute, refund } from './money-back.ts';
import { SANDBOX_PATH, type SandboxContext } from './sandbox-context.ts';
import type { Charge, Portal, Subscription } from './sandbox-objects.ts';
import { dateText, missingPage, moneyText, sandboxPage, titleHtml } from './sandbox-page.ts';
import type { SandboxStore } from './sandbox-store.ts';
import { type SandboxTexts, textsOf } from './sandbox-texts.ts';
import { changeCard, setCancelled } from './subscription-changes.ts';

interface Held {
  portal: Portal;
  /** The newest subscription. */
  subscription: Subscription | undefined;
  /** The last payment that can be refunded. */
  charge: Charge | undefined;
}

async function holdingsOf(store: SandboxStore, id: string): Promise<Held | null> {
  const portal = await store.find('portal', id);
  if (!portal || !(await store.find('customer', portal.customer))) return null;
  const subscription = (await store.list('subscription', portal.customer)).at(-1);
  const charges = await store.list('charge', portal.customer);
  const charge = charges
    .filter(({ status, refunded, disputed }) => status === 'succeeded' && !refunded && !disputed)
    .at(-1);
  return { portal, subscription, charge };
}

function stateText(c: Context, texts: SandboxTexts, subscription: Subscription): string {
  const { status, cancel_at, items } = subscription;
  const language = pageLanguageOf(c);
  if (isEnded(subscription)) return texts.ended;
  if (status === 'past_due') return texts.pastDue;
  if (cancel_at !== null) return `${texts.endsOn} ${dateText(language, cancel_at)}`;
  return `${texts.active} ${dateText(language, items.data[0]?.current_period_end ?? 0)}`;
}

const button = (value: string, text: string) => `<button class="quiet" name="action" value="${value}">${text}</button>`;

function subscriptionPart(
  c: Context,
  texts: SandboxTexts,
  path: string,
  held: Held,
  outcome: ReturnType<typeof tryCard> | null,
  typed: CardForm,
): string {
  const { subscription } = held;
  if (!subscription) return `<p>${texts.noSubscription}</p>`;
  const price = escapeHtml(moneyText(pageLanguageOf(c), subscription._currency, subscription._amount));
  const about = `<h2>${titleHtml(subscription._title)}</h2><p class="price">${price}</p><p>${stateText(c, texts, subscription)}</p>`;
  if (isEnded(subscription)) return about;
  const change = subscription.cancel_at === null ? button('cancel', texts.cancel) : button('resume', texts.resume);
  const problem = outcome && 'problem' in outcome ? outcome.problem : null;
  return `${about}<form method="post" action="${path}">${change}</form><h2>${texts.changeCard} (•••• ${escapeHtml(subscription._card.last4)})</h2>
    <form method="post" action="${path}" novalidate>${cardFields(texts, typed, problem)}<button name="action" value="card">${texts.changeCard}</button></form>${testCards(texts)}`;
}

function portalPage(
  c: Context,
  held: Held,
  outcome: ReturnType<typeof tryCard> | null = null,
  typed: CardForm = {},
): Response {
  const texts = textsOf(pageLanguageOf(c));
  const path = `${SANDBOX_PATH}/portal/${held.portal.id}`;
  const isRunning = held.subscription && !isEnded(held.subscription);
  const tools = [
    isRunning ? button('renew', texts.renew) : '',
    held.charge
      ? button('refund', texts.refund) + button('refund-half', texts.refundHalf) + button('dispute', texts.dispute)
      : '',
  ].join('');
  const trying = tools
    ? `<h2>${texts.timeTitle}</h2><p class="muted">${texts.timeText}</p><form method="post" action="${path}">${tools}</form>`
    : '';
  const body = `<h1>${texts.portalTitle}</h1>${subscriptionPart(c, texts, path, held, outcome, typed)}${trying}
    <p><a class="button" href="${escapeHtml(held.portal.return_url)}">${texts.back}</a></p>`;
  return sandboxPage(c, { title: texts.portalTitle, body, status: outcome && 'problem' in outcome ? 400 : 200 });
}

async function act(
  store: SandboxStore,
  context: SandboxContext,
  { subscription, charge }: Held,
  action: string,
): Promise<void> {
  const isRunning = subscription && !isEnded(subscription);
  if (isRunning && (action === 'cancel' || action === 'resume'))
    await setCancelled(store, context, subscription, action === 'cancel');
  if (isRunning && action === 'renew') await renew(store, context, subscription);
  if (charge && action === 'refund') await refund(store, context, charge, charge.amount - charge.amount_refunded);
  if (charge && action === 'refund-half')
    await refund(store, context, charge, Math.ceil((charge.amount - charge.amount_refunded) / 2));
  if (charge && action === 'dispute') await dispute(store, context, charge);
}

/** The page on which a customer changes card and subscription. */
export function mountPortal(app: Hono, context: SandboxContext): void {
  app.get('/portal/:id', async (c) => {
    const held = await holdingsOf(context.store, c.req.param('id'));
    return held ? portalPage(c, held) : missingPage(c);
  });
  app.post('/portal/:id', async (c) => {
    const form = await c.req.parseBody();
    const text = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
    const response = await context.store.change(async (store) => {
      const held = await holdingsOf(store, c.req.param('id'));
      if (!held) return missingPage(c);
      if (text('action') === 'card' && held.subscription && !isEnded(held.subscription)) {
        const typed = { number: text('number'), expiry: text('expiry'), cvc: text('cvc') };
        const outcome = tryCard(typed, context.now());
        if ('problem' in outcome) return portalPage(c, held, outcome, { ...typed, cvc: '' });
        await changeCard(store, context, held.subscription, outcome.card);
      } else await act(store, context, held, text('action'));
      return c.redirect(`${SANDBOX_PATH}/portal/${held.portal.id}`, 303);
    });
    context.deliver();
    return response;
  });
}
