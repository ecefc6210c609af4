export interface PermissionEditorProps {
  chosen: readonly string[];
  /** Why a permission cannot be chosen or left out here; null where it can. */
  lockOf: (permission: string) => 'not-held' | 'kept' | null;
  onChange: (chosen: string[]) => void;
}

/** The common props of the editor's parts: the chosen permissions, and the function that changes them. */
export interface PermissionPartProps extends PermissionEditorProps {
  /** The element that says why boxes are dimmed. */
  notHeldId: string;
}

/** On a desk one line of columns, shared by head and rows. */
export const columns = {
  gridTemplateColumns: { md: 'minmax(0, 1fr) repeat(4, 5.5rem)' },
  columnGap: { md: '2' },
} as const;
