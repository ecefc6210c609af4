import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../controls/button.tsx';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, XIcon } from '../icons.ts';
import { Box, Flex, Stack } from '../layout/primitives.ts';
import { Text } from '../layout/typography.ts';
import { dismissToast, type Toast, toastStore } from './toast.ts';

const icons = { success: CircleCheckIcon, info: InfoIcon, error: CircleAlertIcon };
const colors = { success: 'success.fg', info: 'info.fg', error: 'danger.fg' } as const;
const lives = { success: '5s life', info: '6s life', error: '9s life' };

/** It also works if the pointer is already there. */
const lifePaused = { animationPlayState: { base: 'paused', _motionSafe: 'running, paused' } } as const;

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation('ui');
  const Icon = icons[toast.tone];
  // A toast with an action stays as long as an error.
  const life = toast.action ? 'error' : toast.tone;
  const dismiss = () => dismissToast(toast.id);
  const act = () => {
    dismiss();
    toast.action?.onSelect();
  };
  return (
    <Flex
      gap="3"
      alignItems="flex-start"
      padding="3.5"
      bg="bg.raised"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      boxShadow="float"
      pointerEvents="auto"
      animation={{ base: lives[life], _motionSafe: `{durations.slow} {easings.out} rise, ${lives[life]}` }}
      _hover={lifePaused}
      _focusWithin={lifePaused}
      onAnimationEnd={(event) => {
        if (event.animationName.includes('life')) dismiss();
      }}
    >
      <Box color={colors[toast.tone]} marginBlockStart="0.5" flexShrink="0">
        <Icon size={20} aria-hidden />
      </Box>
      <Box flex="1" minWidth="0" fontSize="sm">
        <Text fontWeight="medium">{toast.title}</Text>
        {toast.description && <Text color="fg.muted">{toast.description}</Text>}
        {toast.action && (
          <Button variant="outline" size="sm" marginBlockStart="2" onClick={act}>
            {toast.action.label}
          </Button>
        )}
      </Box>
      <IconButton aria-label={t('toast.dismiss')} size="sm" margin="-1" onClick={dismiss}>
        <XIcon />
      </IconButton>
    </Flex>
  );
}

/** The place of all toasts of the page. A toast's life is a CSS animation, paused under the pointer or focus. */
export function Toaster() {
  const { t } = useTranslation('ui');
  const { toasts } = toastStore();
  const corner = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = corner.current;
    if (!element?.showPopover) return;
    if (!element.matches(':popover-open')) element.showPopover();
  }, []);

  const ofTone = (isError: boolean) =>
    toasts
      .filter((toast) => (toast.tone === 'error') === isError)
      .map((toast) => <ToastCard key={toast.id} toast={toast} />);
  return (
    <Stack
      ref={corner}
      popover="manual"
      data-toasts
      role="region"
      aria-label={t('toast.region')}
      gap="2"
      position="fixed"
      inset="auto"
      insetBlockEnd={{ base: '20', md: '6' }}
      insetInlineEnd={{ base: '4', md: '6' }}
      width="toast"
      maxWidth="calc(100vw - 32px)"
      overflow="visible"
      bg="transparent"
      color="fg"
      pointerEvents="none"
    >
      <Stack gap="2" role="status">
        {ofTone(false)}
      </Stack>
      <Stack gap="2" role="alert">
        {ofTone(true)}
      </Stack>
    </Stack>
  );
}
