import { openPaper } from '#base/pdf/paper.ts';
import { writeFacts } from '#base/pdf/paper-table.ts';

interface Invoice {
  language: 'en' | 'ar';
  /** Who issues it, and how that is reached. */
  issuer: { name: string; contacts: readonly string[] };
  title: string;
  /** What it is, for whoever finds it: no invoice of a real provider. */
  note: string;
  /** What the only page says of its place. */
  foot: string;
  lines: readonly (readonly [name: string, value: string])[];
}

/** An invoice as PDF. */
export async function invoicePdf({ language, issuer, title, note, foot, lines }: Invoice): Promise<Buffer> {
  const academy = { ...issuer, logo: null };
  const createdAt = new Date();
  const paper = await openPaper({ language, title, academy, footer: '', pageOf: () => foot, createdAt });
  paper.text(note, { size: 11 });
  paper.space(12);
  writeFacts(paper, lines);
  return paper.finish();
}
