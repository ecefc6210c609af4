import type { Page } from 'playwright/test';
import type { Viewer } from '../academy.ts';

/** Brings a page to what is looked at. */
export type Arrangement = ((page: Page) => Promise<void>) & {
  /** The address at which it ends, with 1 for every id, where it leaves the visit's path. */
  at?: string;
};

export interface Visit {
  name: string;
  path: string;
  as?: Viewer;
  /** Resolves once the page is loaded. */
  arrange?: Arrangement;
  /** The address at which `arrange` ends, with 1 for every id, if it is another one and `arrange` does not say it. */
  at?: string;
  /** Expected errors of the browser: a page that the server rejects with this status, or a sandbox that blocks. */
  rejection?: RegExp;
  phone?: boolean;
  /** On the narrowest phone, and in both looks. */
  narrow?: boolean;
}

/** The path at which a visit ends, with 1 for every id and month. */
export const endOf = ({ path, arrange, at }: Visit): string => withoutIds(at ?? arrange?.at ?? path);

/** A path without its query, with 1 for every id and month. */
export const withoutIds = (address: string): string =>
  address.replace(/\?.*/, '').replace(/\/-?\d[\d-]*(?=\/|$)/g, '/1');
