export interface PermissionEditorProps {
  chosen: readonly string[];
  /** Why a permission cannot be added or removed here; null if it can. */
  lockOf: (permission: string) => 'not-held' | 'kept' | null;
  onChange: (chosen: string[]) => void;
}

/** The common props of the editor's parts: the chosen permissions, and the function that changes them. */
export interface PermissionPartProps extends PermissionEditorProps {
  /** The element that explains disabled checkboxes. */
  notHeldId: string;
}

/** On a desktop one line of columns, shared by head and rows. */
export const columns = {
  gridTemplateColumns: { md: 'minmax(0, 1fr) repeat(4, 5.5rem)' },
  columnGap: { md: '2' },
} as const;
