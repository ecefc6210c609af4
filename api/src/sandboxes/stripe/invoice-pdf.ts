import { writePaper } from '#base/pdf/paper.ts';
import { writeFacts } from '#base/pdf/paper-table.ts';

interface Invoice {
  language: 'en' | 'ar';
  /** The issuer, with its contacts. */
  issuer: { name: string; contacts: readonly string[] };
  title: string;
  /** A note that the invoice is not from a real provider. */
  note: string;
  /** The page number at the foot of the only page. */
  foot: string;
  lines: readonly (readonly [name: string, value: string])[];
}

/** An invoice as PDF. */
export function invoicePdf({ language, issuer, title, note, foot, lines }: Invoice): Promise<Buffer> {
  const academy = { ...issuer, logo: null };
  const createdAt = new Date();
  return writePaper({ language, title, academy, footer: '', pageOf: () => foot, createdAt }, (paper) => {
    paper.text(note, { size: 11 });
    paper.space(12);
    writeFacts(paper, lines);
  });
}
