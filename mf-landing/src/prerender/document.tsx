import { createHash } from 'node:crypto';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { openAcademy, openTexts } from '#/academy.ts';
import { StandaloneLanding } from '#/site/standalone-landing.tsx';
import type { Language } from '#/site/texts.ts';
import { Head } from './head.tsx';
import { renderTemplate } from './template.tsx';

interface DocumentParts {
  language: Language;
  css: string;
  icon: string;
  scripts: { start: string; hydrate: string };
  /** With marks in place of words (D157), which the server fills in. */
  isTemplate?: boolean;
}

export const renderBody = (language: Language): string =>
  renderToString(<StandaloneLanding language={language} academy={openAcademy} />);

/** The initial values for hydration are on the root. */
const rootAttributes = Object.entries(openTexts)
  .map(([name, value]) => ` data-${name}="${value}"`)
  .join('');

/** A complete document that needs no script: its style is inline, its scripts are not. */
export function renderDocument({ language, css, icon, scripts, isTemplate = false }: DocumentParts): string {
  const head = renderToStaticMarkup(<Head language={language} icon={icon} isTemplate={isTemplate} />);
  const words = isTemplate ? ' data-words="%WORDS%"' : '';
  const body = isTemplate ? renderTemplate(language) : renderBody(language);
  return [
    // The server fills in its release, and the share of pages that report.
    `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}" data-release="%RELEASE%" data-every="%FIGURES_EVERY%"><head>`,
    head,
    `<style>${css}</style>`,
    `<script defer src="${scripts.start}" data-hydrate="${scripts.hydrate}"></script>`,
    `</head><body><div id="landing"${rootAttributes}${words}>${body}</div></body></html>`,
  ].join('');
}

/** The hash that a Content-Security-Policy needs for the inline style. */
export const styleHash = (css: string): string => `sha256-${createHash('sha256').update(css).digest('base64')}`;
