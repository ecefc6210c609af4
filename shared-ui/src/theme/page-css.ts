import { Global } from '@emotion/react';
import { createElement, Fragment } from 'react';
import { system } from './system.ts';

/** The styles of the whole page, computed when it is drawn. Builds have `built-page-css.ts` in its place. */
export const PageCss = () =>
  createElement(
    Fragment,
    null,
    createElement(Global, { styles: system.layers.atRule }),
    createElement(Global, { styles: system._global }),
  );
