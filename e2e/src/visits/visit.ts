import type { Page } from 'playwright/test';
import type { DemoAccount } from '../academy.ts';

export interface Visit {
  name: string;
  path: string;
  as?: DemoAccount;
  /** Done once the page is there. */
  arrange?: (page: Page) => Promise<void>;
  /** The page is rejected by the server with this status, which the browser reports. */
  rejection?: RegExp;
  phone?: boolean;
}
