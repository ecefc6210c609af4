import { setTimeout as pause } from 'node:timers/promises';
import { call } from '../test-server.ts';
import type { Writer } from './writer.ts';

interface Sale {
  purchase: string;
  /** The address for paying. */
  url: string;
  isPaid: boolean;
}

const CARD = { number: '4242424242424242', expiry: '12/50', cvc: '123' };

const POLL_MS = 100;

/** Repeatedly buys a one-time package, and pays for it on the page of the sandbox. */
export class PaymentWriter implements Writer {
  readonly sales: Sale[] = [];
  private readonly token: string;
  private readonly packageId: string;
  private awaitsGrant = false;

  constructor(token: string, packageId: string) {
    this.token = token;
    this.packageId = packageId;
  }

  /** Whether a payment was made that the buyer does not see as granted yet. */
  isPaid(): boolean {
    return this.awaitsGrant;
  }

  async write(url: string): Promise<void> {
    const sale = await this.start(url);
    await this.pay(url, sale);
    this.awaitsGrant = true;
    await this.confirmed(url, sale).finally(() => {
      this.awaitsGrant = false;
    });
  }

  /** Pays purchases that were unpaid at the kill, and waits for paid ones: a buyer cannot buy again before that. */
  async settle(url: string): Promise<void> {
    const last = this.sales.at(-1);
    if (!last) return;
    if (!last.isPaid) await this.pay(url, last);
    await this.confirmed(url, last);
  }

  private async start(url: string): Promise<Sale> {
    const found = await this.call(url, 'POST', `subscriptions/one-time/${this.packageId}?currency=USD`);
    const known = this.sales.find(({ purchase }) => purchase === found.purchase);
    if (known) return known;
    const sale = { purchase: found.purchase, url: new URL(found.url).pathname, isPaid: false };
    this.sales.push(sale);
    return sale;
  }

  private async pay(url: string, sale: Sale): Promise<void> {
    const body = new URLSearchParams(CARD);
    const response = await fetch(url + sale.url, { method: 'POST', body, redirect: 'manual' });
    // 410: it was already paid before the kill.
    if (![303, 410].includes(response.status)) throw new Error(`POST ${sale.url}: ${response.status}`);
    sale.isPaid = true;
  }

  /** Only events lead to the grant, including those that the killed process could not deliver. */
  private async confirmed(url: string, { purchase }: Sale): Promise<void> {
    for (;;) {
      const { data } = await this.call(url, 'GET', `subscriptions/purchases/${purchase}`);
      if (data.state === 'paid') return;
      await pause(POLL_MS);
    }
  }

  private call(url: string, method: string, path: string) {
    return call(`${url}/api/${path}`, method, undefined, { authorization: `Bearer ${this.token}` });
  }
}
