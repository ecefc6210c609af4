import {
  ActionMenu,
  Button,
  ConfirmDialog,
  Dialog,
  FeedSkeleton,
  FormSkeleton,
  HStack,
  PageSkeleton,
  ProgressBar,
  Sheet,
  Text,
  TextField,
  toast,
} from '@academy/shared-ui';
import { LinkIcon, PencilIcon, TrashIcon } from '@academy/shared-ui/icons';
import { useState } from 'react';
import type { Sample } from './samples.ts';
import { Section } from './section.tsx';

type Overlay = 'dialog' | 'confirm' | 'sheet' | 'progress';

/** `?open=dialog` shows an overlay from the start. */
const initial = () => new URLSearchParams(location.search).get('open') as Overlay | null;

function ToastButtons({ texts }: { texts: Sample['toast'] }) {
  return (
    <>
      <Button
        variant="outline"
        onClick={() => toast.success(texts.success, { action: { label: texts.undo, onSelect: () => {} } })}
      >
        toast.success
      </Button>
      <Button variant="outline" onClick={() => toast.info(texts.info)}>
        toast.info
      </Button>
      <Button variant="outline" onClick={() => toast.error(texts.error, { description: texts.detail })}>
        toast.error
      </Button>
    </>
  );
}

function SampleMenu({ sample, onRemove }: { sample: Sample; onRemove: () => void }) {
  return (
    <ActionMenu
      label={sample.title}
      align="start"
      items={[
        { label: sample.edit, icon: <PencilIcon />, onSelect: () => toast.info(sample.edit) },
        { label: sample.share, icon: <LinkIcon />, checked: true, onSelect: () => toast.success(sample.share) },
        'separator',
        { label: sample.remove, icon: <TrashIcon />, tone: 'danger', onSelect: onRemove },
      ]}
    />
  );
}

export function Overlays({ sample }: { sample: Sample }) {
  const [open, setOpen] = useState<Overlay | null>(initial);
  const close = () => setOpen(null);
  const { confirm, toast: texts } = sample;
  return (
    <Section name="ActionMenu, Dialog, ConfirmDialog, Sheet, toast, ProgressBar">
      <HStack flexWrap="wrap">
        <SampleMenu sample={sample} onRemove={() => setOpen('confirm')} />
        <Button variant="outline" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button variant="outline" onClick={() => setOpen('confirm')}>
          ConfirmDialog
        </Button>
        <Button variant="outline" onClick={() => setOpen('sheet')}>
          Sheet
        </Button>
        <Button variant="outline" onClick={() => setOpen(open === 'progress' ? null : 'progress')}>
          ProgressBar
        </Button>
        <ToastButtons texts={texts} />
      </HStack>
      <ProgressBar active={open === 'progress'} />
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={sample.edit}
        description={sample.context}
        footer={
          <>
            <Button variant="outline" onClick={close}>
              {sample.share}
            </Button>
            <Button onClick={close}>{sample.save}</Button>
          </>
        }
      >
        <TextField label={sample.email} type="email" />
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title={confirm.title}
        description={confirm.text}
        confirmLabel={sample.remove}
        onConfirm={close}
        onCancel={close}
      />
      <Sheet open={open === 'sheet'} onClose={close} title={sample.title}>
        <Text>{sample.post}</Text>
      </Sheet>
    </Section>
  );
}

export function Skeletons() {
  return (
    <>
      <Section name="FeedSkeleton">
        <FeedSkeleton posts={2} />
      </Section>
      <Section name="FormSkeleton">
        <FormSkeleton fields={2} />
      </Section>
      <Section name="PageSkeleton">
        <PageSkeleton />
      </Section>
    </>
  );
}
