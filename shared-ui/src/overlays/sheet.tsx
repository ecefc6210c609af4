import { Dialog, type DialogProps } from './dialog.tsx';

/** A dialog that rises from the bottom edge, within reach of a thumb. */
export function Sheet(props: Omit<DialogProps, 'placement' | 'size' | 'urgent'>) {
  return <Dialog {...props} placement="bottom" />;
}
