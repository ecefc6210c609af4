import type { PermissionEditorProps } from './permission-editor.tsx';

/** What every part of the editor needs: what is chosen, and how to change it. */
export interface PermissionPartProps extends PermissionEditorProps {
  /** The element that says why boxes are dimmed. */
  notHeldId: string;
}

/** On a desk one line of columns, shared by head and rows. */
export const columns = {
  gridTemplateColumns: { md: 'minmax(0, 1fr) repeat(4, 5.5rem)' },
  columnGap: { md: '2' },
} as const;
