export { type AppOptions, defineApp } from './define-app.ts';
export { ReplacementsPlugin } from './plugins/replacements-plugin.ts';
