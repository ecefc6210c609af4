import { call } from '../test-server.ts';
import type { Writer } from './writer.ts';

type Action = 'report' | 'reopen' | 'delete';

/** The state of a class as its writer knows it. */
export interface WrittenClass {
  id: string;
  /** Null: there is none, and the class needs one. */
  reportId: string | null;
  /** Sent, but the process was killed before its response. */
  unanswered: Action | null;
  sent: Record<Action, number>;
  acknowledged: Record<Action, number>;
}

const noneYet = () => ({ report: 0, reopen: 0, delete: 0 });

/** Repeatedly reports classes, and reopens them or deletes their reports. */
export class ReportWriter implements Writer {
  readonly classes: WrittenClass[];
  private readonly token: string;
  private step = 0;
  private under: Action | null = null;

  constructor(token: string, ids: readonly string[]) {
    this.token = token;
    this.classes = ids.map((id) => ({
      id,
      reportId: null,
      unanswered: null,
      sent: noneYet(),
      acknowledged: noneYet(),
    }));
  }

  isReporting(): boolean {
    return this.under === 'report';
  }

  write(url: string): Promise<void> {
    const place = this.step % this.classes.length;
    const round = Math.floor(this.step / this.classes.length);
    this.step += 1;
    const each = this.classes[place];
    if (!each) throw new Error('there are no classes to report');
    if (each.reportId === null) return this.act(url, each, 'report');
    return this.act(url, each, (round + place) % 4 < 2 ? 'reopen' : 'delete');
  }

  /**
   * Sends an unanswered report again with its key; for actions without a key, reads from the server whether they were
   * done.
   */
  async settle(url: string): Promise<void> {
    for (const each of this.classes) {
      if (each.unanswered === 'report') await this.send(url, each, 'report');
      else if (each.unanswered) {
        const { data } = await this.call(url, 'GET', `classes/${each.id}`);
        each.reportId = data.report_id;
      }
      each.unanswered = null;
    }
  }

  private async act(url: string, each: WrittenClass, action: Action): Promise<void> {
    each.sent[action] += 1;
    each.unanswered = action;
    this.under = action;
    await this.send(url, each, action).finally(() => {
      this.under = null;
    });
    each.unanswered = null;
    each.acknowledged[action] += 1;
  }

  private async send(url: string, each: WrittenClass, action: Action): Promise<void> {
    if (action === 'report') {
      const body = { report: `Report ${each.sent.report}`, class_model: each.id, attendance: 'presence' };
      const key = `report-${each.id}-${each.sent.report}`;
      const { data } = await this.call(url, 'POST', 'daily-reports', body, key);
      each.reportId = data.id;
      return;
    }
    if (action === 'reopen') await this.call(url, 'POST', `classes/${each.id}/reopen`, { reason: 'Mistake' });
    else await this.call(url, 'DELETE', `daily-reports/${each.reportId}`);
    each.reportId = null;
  }

  private call(url: string, method: string, path: string, body?: object, key?: string) {
    const headers = { authorization: `Bearer ${this.token}`, ...(key ? { 'idempotency-key': key } : {}) };
    return call(`${url}/api/${path}`, method, body, headers);
  }
}
