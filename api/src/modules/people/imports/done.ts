/** What an import has created and changed: the data for undoing it. */
export interface Done {
  /** The newest line of the audit log when it was applied: later lines are by others. */
  audit: number;
  people: number[];
  parents: number[];
  /** Of these the ones whom no row names; their name is made from the address. */
  unnamed?: number[];
  changed: { id: number; before: Contact; after: Contact }[];
  relations: { id: number; studentId: number; parentId: number }[];
  /** Of people who existed before. */
  balances: { studentId: number; delta: number }[];
  /** The newest of the import's lines in the ledger. */
  ledger: number;
}

interface Contact {
  name: string;
  phone: string | null;
}
