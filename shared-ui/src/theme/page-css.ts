import { Global } from '@emotion/react';
import { createElement, Fragment } from 'react';
import { system } from './system.ts';

/** The styles of the whole page, computed at rendering. Builds use `built-page-css.ts` instead. */
export const PageCss = () =>
  createElement(
    Fragment,
    null,
    createElement(Global, { styles: system.layers.atRule }),
    createElement(Global, { styles: system._global }),
  );

/** Nothing to load: they are computed. */
export const loadPageCss = async (): Promise<void> => {};
