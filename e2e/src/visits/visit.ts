import type { Page } from 'playwright/test';
import type { DemoAccount } from '../academy.ts';

export interface Visit {
  name: string;
  path: string;
  as?: DemoAccount;
  /** Done once the page is there. */
  arrange?: (page: Page) => Promise<void>;
  /** What the browser reports, as it should: a page that the server rejects with this status, a sandbox that holds. */
  rejection?: RegExp;
  phone?: boolean;
}
