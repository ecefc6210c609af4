import { useState } from 'react';
import { ExcuseDialog } from '../requests/excuse-dialog.tsx';
import { MoveRequestDialog } from '../requests/move-request-dialog.tsx';
import { CancelDialog, type ClassDialogProps } from './cancel-dialog.tsx';
import { DeleteClassDialog } from './delete-class-dialog.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { CancelScopeDialog, EditScopeDialog } from './series-scope-dialog.tsx';

type Row = ClassDialogProps['row'];
const dialogs = {
  cancel: CancelDialog,
  cancelScope: CancelScopeDialog,
  editScope: EditScopeDialog,
  excuse: ExcuseDialog,
  moveRequest: MoveRequestDialog,
  reopen: ReopenDialog,
  delete: DeleteClassDialog,
};
type Asked = { act: keyof typeof dialogs; row: Row };

/** The dialogs that ask before a class is cancelled, reopened or deleted; `onDeleted`: where deleting leads. */
export function useClassDialogs(onDeleted?: () => void) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const Dialog = asked && dialogs[asked.act];
  const onClose = () => setAsked(null);
  return {
    ask: (act: Asked['act'], row: Row) => setAsked({ act, row }),
    dialog: Dialog && (
      <Dialog
        row={asked.row}
        onClose={onClose}
        {...(asked.act === 'delete' && onDeleted ? { onDone: onDeleted } : {})}
      />
    ),
  };
}
