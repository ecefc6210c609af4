import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { Box } from '../layout/primitives.ts';
import { loadOverlays, type Overlays, overlayStore } from './load-overlays.ts';

interface WithOverlaysProps {
  /** Called when the code cannot be loaded and the viewer gives up. */
  onClose: () => void;
  children: (overlays: Overlays) => ReactNode;
}

/** Draws an open overlay: at once if its code is there, otherwise as soon as it is. */
export function WithOverlays({ onClose, children }: WithOverlaysProps) {
  const { t } = useTranslation('ui');
  const { overlays, hasFailed } = overlayStore();
  useEffect(() => void loadOverlays(), []);
  const isDrawn = overlays !== null;
  useEffect(() => {
    if (isDrawn) return;
    // An open overlay closes on Escape by itself.
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isDrawn, onClose]);
  if (overlays) return children(overlays);
  if (!hasFailed) return null;
  return (
    <Box
      position="fixed"
      insetInline="4"
      insetBlockEnd="4"
      maxWidth="26rem"
      marginInline="auto"
      zIndex="overlay"
      boxShadow="float"
      borderRadius="card"
    >
      <ErrorState
        onRetry={loadOverlays}
        action={
          <Button variant="ghost" onClick={onClose}>
            {t('dialog.close')}
          </Button>
        }
      />
    </Box>
  );
}
