import { Button, chakra, Dialog, Skeleton, Stack } from '@academy/shared-ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { places } from '#/base/components/places.ts';
import { CancelDialog, type ClassDialogProps } from '#/class/components/dialogs/cancel-dialog.tsx';

// They load the fields of a series, which lists do not need.
const SeriesActDialog = lazy(async () => ({ default: (await import('./series-act-dialog.tsx')).SeriesActDialog }));

const scopes = ['this', 'following', 'all'] as const;
type Scope = (typeof scopes)[number];

const Choice = chakra('label', {
  base: { display: 'flex', gap: '2.5', alignItems: 'center', minHeight: '11', cursor: 'pointer' },
});

interface QuestionProps {
  title: string;
  onChoose: (scope: Scope) => void;
  onClose: () => void;
}

function ScopeQuestion({ title, onChoose, onClose }: QuestionProps) {
  const { t } = useTranslation('classes');
  const [scope, setScope] = useState<Scope>('this');
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('series.scope.back')}
          </Button>
          <Button onClick={() => onChoose(scope)}>{t('series.scope.continue')}</Button>
        </>
      }
    >
      <Stack as="fieldset" gap="1" aria-label={title}>
        {scopes.map((each) => (
          <Choice key={each}>
            <input type="radio" name="scope" checked={scope === each} onChange={() => setScope(each)} />
            {t(`series.scope.${each}`)}
          </Choice>
        ))}
      </Stack>
    </Dialog>
  );
}

const Waiting = ({ title, onClose }: Pick<QuestionProps, 'title' | 'onClose'>) => (
  <Dialog open title={title} onClose={onClose}>
    <Skeleton height="40" />
  </Dialog>
);

/** D92: asks whether an action on a class of a series applies to the others too. */
function SeriesScopeDialog({ isCancel, ...dialog }: ClassDialogProps & { isCancel: boolean }) {
  const { t } = useTranslation('classes');
  const navigate = useNavigate();
  const [scope, setScope] = useState<Scope | null>(null);
  const { row, onClose } = dialog;
  const choose = (chosen: Scope) => {
    if (chosen !== 'this' || isCancel) return setScope(chosen);
    onClose();
    navigate(places.edit(row.id));
  };
  const title = t(isCancel ? 'series.scope.cancelTitle' : 'series.scope.editTitle');
  if (scope === 'this') return <CancelDialog {...dialog} />;
  if (scope)
    return (
      <Suspense fallback={<Waiting title={title} onClose={onClose} />}>
        <SeriesActDialog {...dialog} {...{ scope, isCancel, title }} />
      </Suspense>
    );
  return <ScopeQuestion title={title} onChoose={choose} onClose={onClose} />;
}

export const EditScopeDialog = (props: ClassDialogProps) => <SeriesScopeDialog {...props} isCancel={false} />;
export const CancelScopeDialog = (props: ClassDialogProps) => <SeriesScopeDialog {...props} isCancel />;
