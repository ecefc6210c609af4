/** What an import has made and changed: what undoing it needs. */
export interface Done {
  /** The newest lines of the audit log when it was applied: what stands after it was done by others. */
  audit: number;
  people: number[];
  parents: number[];
  changed: { id: number; before: Contact; after: Contact }[];
  relations: { id: number; studentId: number; parentId: number }[];
  /** Of people who were there before. */
  balances: { studentId: number; delta: number }[];
  /** The newest of its lines of the ledger. */
  ledger: number;
}

interface Contact {
  name: string;
  phone: string | null;
}
