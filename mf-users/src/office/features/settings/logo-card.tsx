import { ApiError, useAcademy } from '@academy/shared-auth';
import { Button, Card, FieldError, Flex, Heading, LogoMark, Stack, Text, toast } from '@academy/shared-ui';
import { heicChoice, readablePicture } from '@academy/shared-ui/readable-pictures';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLogo, removeLogo } from '#/office/api/settings.ts';
import { useAcademyChanged } from '#/office/components/first-steps/use-academy-changed.ts';

const MOST_MB = 10;
const accepted = `image/png,image/jpeg,image/webp,image/gif,image/avif${heicChoice()}`;
const problems: Record<number, string> = {
  403: 'settings.locked.forbidden',
  413: 'settings.logo.tooLarge',
  415: 'settings.logo.wrongType',
  422: 'settings.logo.unreadable',
};
const problemOf = (error: unknown) => (error instanceof ApiError && problems[error.status]) || 'settings.logo.failed';

interface LogoPickerProps {
  label: string;
  isPending: boolean;
  describedBy: string;
  onPick: (file: File) => void;
}

/** A button that opens the choice of a file. */
function LogoPicker({ label, isPending, describedBy, onPick }: LogoPickerProps) {
  const { t } = useTranslation('users');
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outline"
        loading={isPending}
        aria-describedby={describedBy}
        onClick={() => picker.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        accept={accepted}
        aria-label={t('settings.logo.choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onPick(file);
          target.value = '';
        }}
      />
    </>
  );
}

/** The academy's logo, shown beside its name everywhere. */
export function LogoCard() {
  const { t } = useTranslation('users');
  const id = useId();
  const logo = useAcademy((academy) => academy.logo);
  const updateAcademy = useAcademyChanged();
  const onSuccess = async () => {
    await updateAcademy();
    toast.success(t('settings.saved.title'));
  };
  const change = useMutation({ mutationFn: async (file: File) => changeLogo(await readablePicture(file)), onSuccess });
  const removal = useMutation({ mutationFn: removeLogo, onSuccess });
  const error = change.error ?? removal.error;
  // An earlier error does not belong to the new action.
  const start = (act: () => void) => {
    change.reset();
    removal.reset();
    act();
  };
  return (
    <Card asChild>
      <section aria-labelledby={`${id}-title`}>
        <Stack gap="4">
          <Stack gap="1">
            <Heading as="h2" size="sm" id={`${id}-title`}>
              {t('settings.logo.title')}
            </Heading>
            <Text fontSize="sm" color="fg.muted" id={id}>
              {t('settings.logo.text', { most: MOST_MB })}
            </Text>
          </Stack>
          <Flex gap="4" alignItems="center" flexWrap="wrap">
            <LogoMark size={48} isWide />
            <LogoPicker
              label={t(logo ? 'settings.logo.change' : 'settings.logo.choose')}
              isPending={change.isPending}
              describedBy={id}
              onPick={(file) => start(() => change.mutate(file))}
            />
            {logo && (
              <Button variant="ghost" loading={removal.isPending} onClick={() => start(() => removal.mutate())}>
                {t('settings.logo.remove')}
              </Button>
            )}
          </Flex>
          <div role="alert">
            {error && <FieldError id={`${id}-error`}>{t(problemOf(error), { most: MOST_MB })}</FieldError>}
          </div>
        </Stack>
      </section>
    </Card>
  );
}
