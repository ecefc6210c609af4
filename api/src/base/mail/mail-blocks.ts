import type { PageLanguage } from '#base/http/page-language.ts';

/** The building blocks of a mail, for its HTML and its text. */
export type MailBlock =
  /** `language` if it differs from the mail's; `own`: text that a person wrote, each line in its own direction. */
  | { kind: 'text'; text: string; language?: PageLanguage | 'own' }
  /** Values with their labels. */
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'code'; text: string }
  | { kind: 'button'; label: string; url: string; language?: PageLanguage }
  | { kind: 'list'; items: readonly { text: string; url: string | null }[] };

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'list':
      return block.items.map(({ text, url }) => `• ${text}${url ? `\n  ${url}` : ''}`).join('\n');
    default:
      return block.text;
  }
}

/** The blocks as text, a blank line between them. */
export const blocksText = (blocks: readonly MailBlock[]): string => blocks.map(blockText).join('\n\n');
