import { useState } from 'react';
import { CancelDialog, type ClassDialogProps } from '#/class/components/dialogs/cancel-dialog.tsx';
import { DeleteClassDialog } from '#/class/components/dialogs/delete-class-dialog.tsx';
import { ReopenDialog } from '#/class/components/dialogs/reopen-dialog.tsx';
import { ExcuseDialog } from '#/timetable/components/requests/excuse-dialog.tsx';
import { MoveRequestDialog } from '#/timetable/components/requests/move-request-dialog.tsx';
import { CancelScopeDialog, EditScopeDialog } from '#/timetable/components/series-dialogs/series-scope-dialog.tsx';

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
