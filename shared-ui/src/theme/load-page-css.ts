/** For the shell's start. Builds load a file, and replace the module that is passed on here. */
export { loadPageCss } from './page-css.ts';
