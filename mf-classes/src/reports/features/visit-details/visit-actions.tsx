import { ActionMenu, Button, ConfirmDialog, IconButton } from '@academy/shared-ui';
import { CalendarDaysIcon, EllipsisIcon, TrashIcon } from '@academy/shared-ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isolated } from '#/base/components/isolated.ts';
import { places } from '#/base/components/places.ts';
import { changeVisit, deleteVisit, type Visit } from '#/reports/api/visits.ts';
import { ClassChoiceDialog } from '#/reports/components/visits/class-choice-dialog.tsx';
import { useVisitChange } from '#/reports/components/visits/use-visit-change.ts';

interface VisitDialogProps {
  visit: Visit;
  onClose: () => void;
}

function ReleaseDialog({ visit, onClose }: VisitDialogProps) {
  const { t } = useTranslation('classes');
  const change = useVisitChange({
    send: () => changeVisit(visit.id, { release: true }),
    done: t('visits.release.done'),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      tone="brand"
      title={t('visits.release.title', { name: isolated(visit.teacher.name) })}
      description={t('visits.release.text')}
      confirmLabel={t('visits.release.action')}
      error={change.problem}
      pending={change.isPending}
      onConfirm={() => change.mutate(undefined)}
      onCancel={onClose}
    />
  );
}

function MoveDialog({ visit, onClose }: VisitDialogProps) {
  const { t } = useTranslation('classes');
  const change = useVisitChange({
    send: (classId: string) => changeVisit(visit.id, { classId }),
    done: t('visits.move.done'),
    onDone: onClose,
    conflict: 'visits.plan.taken',
  });
  return (
    <ClassChoiceDialog
      title={t('visits.move.title')}
      teacherId={visit.teacher.id}
      saveLabel={t('visits.move.action')}
      change={change}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ visit, onClose }: VisitDialogProps) {
  const { t } = useTranslation('classes');
  const navigate = useNavigate();
  const change = useVisitChange({
    send: () => deleteVisit(visit.id),
    done: t('visits.delete.done'),
    onDone: () => navigate(places.visits(), { replace: true }),
  });
  return (
    <ConfirmDialog
      open
      title={t('visits.delete.title')}
      description={t(visit.status === 'planned' ? 'visits.delete.planned' : 'visits.delete.draft')}
      confirmLabel={t('visits.delete.action')}
      error={change.problem}
      pending={change.isPending}
      onConfirm={() => change.mutate(undefined)}
      onCancel={onClose}
    />
  );
}

const dialogs = { release: ReleaseDialog, move: MoveDialog, delete: DeleteDialog };

/** What the visitor can do with the visit as a whole; beside an open form it is not released. */
export function VisitActions({ visit, isForm }: { visit: Visit; isForm: boolean }) {
  const { t } = useTranslation('classes');
  const [asked, setAsked] = useState<keyof typeof dialogs | null>(null);
  const { may, status } = visit;
  const move = { label: t('visits.move.action'), icon: <CalendarDaysIcon />, onSelect: () => setAsked('move') };
  const remove = {
    label: t('visits.delete.action'),
    icon: <TrashIcon />,
    tone: 'danger' as const,
    onSelect: () => setAsked('delete'),
  };
  const items = [...(may.move ? [move] : []), ...(may.delete ? [remove] : [])];
  const Asked = asked && dialogs[asked];
  return (
    <>
      {status === 'draft' && may.record && !isForm && (
        <Button onClick={() => setAsked('release')}>{t('visits.release.action')}</Button>
      )}
      {items.length > 0 && (
        <ActionMenu
          label={t('visits.actions')}
          items={items}
          trigger={(props) => (
            <IconButton variant="outline" aria-label={t('visits.actions')} {...props}>
              <EllipsisIcon />
            </IconButton>
          )}
        />
      )}
      {Asked && <Asked visit={visit} onClose={() => setAsked(null)} />}
    </>
  );
}
