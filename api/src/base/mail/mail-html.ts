import { escapeHtml } from '#base/http/html-page.ts';
import type { PageLanguage } from '#base/http/page-language.ts';
import type { MailBlock } from './mail-blocks.ts';

const FONT = "font-family:'Segoe UI',Tahoma,Arial,sans-serif";
const INK = '#2b2622';
const MUTED = '#6b6259';
const BRAND = '#0f5b4f';
const LINE = '#ddd5c6';

/** For clients that know both colour schemes; other clients change the colours by themselves. */
const style = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media(prefers-color-scheme:dark){.ground{background:#161412!important}.card{background:#211e1b!important;border-color:#3a342e!important}
.ink{color:#ece6dc!important}.muted{color:#a89e92!important}.brand{color:#6cc3b0!important}.line{border-color:#3a342e!important}
.button{background:#6cc3b0!important}.button a{color:#10211d!important}}
@media(max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}`;

/** Each cell has direction and alignment: some clients keep only the body, some read only `align`. */
interface Direction {
  dir: 'ltr' | 'rtl';
  align: 'left' | 'right';
}
const directionOf = (language: PageLanguage): Direction =>
  language === 'ar' ? { dir: 'rtl', align: 'right' } : { dir: 'ltr', align: 'left' };

const cell = ({ dir, align }: Direction, className: string, css: string, content: string) =>
  `<td dir="${dir}" align="${align}" class="${className}" style="${FONT};text-align:${align};${css}">${content}</td>`;
const table = ({ dir }: Direction, rows: string, css = '') =>
  `<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" style="${css}">${rows}</table>`;
const row = (direction: Direction, className: string, css: string, content: string) =>
  `<tr>${cell(direction, className, css, content)}</tr>`;

/** Numbers, times and names keep their order inside a sentence of the other direction. */
const isolated = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;
const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
const ownLines = (text: string) => text.split('\n').map(isolated).join('<br>');

function factsHtml(direction: Direction, facts: readonly (readonly [string, string])[]): string {
  const label = (text: string) =>
    cell(
      direction,
      'muted',
      `color:${MUTED};font-size:14px;line-height:22px;padding:6px 0;width:34%;vertical-align:top`,
      escapeHtml(text),
    );
  const value = (text: string) =>
    cell(
      direction,
      'ink',
      `color:${INK};font-size:16px;line-height:22px;padding:6px 0;vertical-align:top`,
      isolated(text),
    );
  const rows = facts.map((fact) => `<tr>${label(fact[0])}${value(fact[1])}</tr>`).join('');
  return row(direction, 'line', `border-top:1px solid ${LINE};padding:8px 0`, table(direction, rows));
}

function buttonHtml(direction: Direction, label: string, url: string): string {
  const link = `<a href="${escapeHtml(url)}" style="${FONT};display:inline-block;padding:12px 22px;color:#ffffff;font-size:16px;line-height:22px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a>`;
  const button = `<table role="presentation" dir="${direction.dir}" cellpadding="0" cellspacing="0" border="0"><tr><td class="button" bgcolor="${BRAND}" style="background:${BRAND};border-radius:8px">${link}</td></tr></table>`;
  return row(direction, '', 'padding:16px 0 4px', button);
}

function listHtml(direction: Direction, items: readonly { text: string; url: string | null }[]): string {
  const link = 'text-decoration:underline';
  const item = ({ text, url }: { text: string; url: string | null }) => {
    const shown = url
      ? `<a class="brand" href="${escapeHtml(url)}" style="color:${BRAND};${link}">${escapeHtml(text)}</a>`
      : escapeHtml(text);
    return row(
      direction,
      'ink line',
      `color:${INK};font-size:16px;line-height:24px;padding:10px 0;border-bottom:1px solid ${LINE}`,
      shown,
    );
  };
  return row(direction, '', 'padding:4px 0', table(direction, items.map(item).join('')));
}

function textHtml(direction: Direction, { text, language }: Extract<MailBlock, { kind: 'text' }>): string {
  const css = `color:${INK};font-size:16px;line-height:26px;padding:8px 0`;
  if (language === 'own') return row(direction, 'ink', css, ownLines(text));
  return row(language ? directionOf(language) : direction, 'ink', css, lines(text));
}

function blockHtml(direction: Direction, block: MailBlock): string {
  switch (block.kind) {
    case 'facts':
      return factsHtml(direction, block.facts);
    case 'button':
      return buttonHtml(block.language ? directionOf(block.language) : direction, block.label, block.url);
    case 'list':
      return listHtml(direction, block.items);
    case 'code':
      return row(
        direction,
        'brand',
        `color:${BRAND};font-size:32px;line-height:40px;font-weight:700;letter-spacing:6px;padding:8px 0`,
        isolated(block.text),
      );
    default:
      return textHtml(direction, block);
  }
}

export interface MailPage {
  language: PageLanguage;
  subject: string;
  academy: string;
  /** The only picture that a mail loads. */
  logo: string | null;
  blocks: readonly MailBlock[];
  /** Lines below the card; ready HTML. */
  foot: readonly string[];
}

const LOGO_HEIGHT = 40;

/** Logo and name. The name is text, so that it is readable without pictures. */
function brandHtml(direction: Direction, { academy, logo }: MailPage): string {
  const picture = logo
    ? `<img src="${escapeHtml(logo)}" alt="" height="${LOGO_HEIGHT}" style="height:${LOGO_HEIGHT}px;width:auto;max-width:160px;vertical-align:middle;border:0"> `
    : '';
  const css = `color:${BRAND};font-size:18px;line-height:26px;font-weight:700;padding:0 28px 12px`;
  return row(
    direction,
    'brand pad',
    css,
    `${picture}<span style="vertical-align:middle">${escapeHtml(academy)}</span>`,
  );
}

/** A whole mail: one column, at most 600 px, no outside content except the logo (D84). */
export function mailHtml(page: MailPage): string {
  const { language, subject, blocks, foot } = page;
  const direction = directionOf(language);
  const { dir, align } = direction;
  const body = blocks.map((block) => blockHtml(direction, block)).join('');
  const footRows = foot
    .map((line) => row(direction, 'muted', `color:${MUTED};font-size:13px;line-height:20px;padding:2px 0`, line))
    .join('');
  const card = `<td class="card pad" dir="${dir}" align="${align}" bgcolor="#ffffff" style="background:#ffffff;border:1px solid ${LINE};border-radius:12px;padding:20px 28px 24px">${table(direction, body)}</td>`;
  const column = `${brandHtml(direction, page)}<tr>${card}</tr>${row(direction, 'pad', 'padding:16px 28px 0', table(direction, footRows))}`;
  return `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${style}</style></head>
<body class="ground" dir="${dir}" style="margin:0;padding:0;background:#faf7f0">
<table role="presentation" class="ground" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#faf7f0" style="background:#faf7f0"><tr><td align="center" style="padding:24px 8px 32px">
<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;width:100%">${column}</table>
</td></tr></table></body></html>`;
}
