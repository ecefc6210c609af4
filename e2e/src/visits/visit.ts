import type { Page } from 'playwright/test';
import type { Viewer } from '../academy.ts';

export interface Visit {
  name: string;
  path: string;
  as?: Viewer;
  /** Resolves once the page is loaded. */
  arrange?: (page: Page) => Promise<void>;
  /** Expected errors of the browser: a page that the server rejects with this status, or a sandbox that blocks. */
  rejection?: RegExp;
  phone?: boolean;
  /** On the narrowest phone, and in both looks. */
  narrow?: boolean;
}
