import {
  Button,
  ConfirmDialog,
  FormError,
  HStack,
  Ltr,
  PasswordField,
  Stack,
  Text,
  UserName,
} from '@academy/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type NamedChild, removeChild, setChildPassword } from '#/account/api/children.ts';
import { ChildForm, useReadAgain } from './child-form.tsx';

/** The password with which a child signs in by its user name (D140). */
function PasswordForm({ child, onClose }: { child: NamedChild; onClose: () => void }) {
  const { t } = useTranslation('users');
  const [password, setPassword] = useState('');
  const save = useMutation({ mutationFn: () => setChildPassword(child.id, password) });
  if (save.isSuccess)
    return (
      <Text role="status">
        {t('children.passwordDone')} <Ltr>{save.data}</Ltr>
      </Text>
    );
  return (
    <Stack gap="3">
      <PasswordField
        label={t('children.password')}
        rule={t('password.field.help')}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {save.isError && <FormError>{t('children.passwordFailed')}</FormError>}
      <HStack gap="3">
        <Button loading={save.isPending} onClick={() => save.mutate()}>
          {t('children.save')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('children.cancel')}
        </Button>
      </HStack>
    </Stack>
  );
}

/** Opens the form for a child's password. */
export function ChildPassword({ child }: { child: NamedChild }) {
  const { t } = useTranslation('users');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <PasswordForm child={child} onClose={() => setOpen(false)} />;
  return (
    <HStack>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        {t('children.password')}
      </Button>
    </HStack>
  );
}

/** A child whom the viewer has named, with what its parent may still do (D163). */
export function NamedChildEntry({ child }: { child: NamedChild }) {
  const { t } = useTranslation('users');
  const readAgain = useReadAgain();
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const { name, age, handle, may } = child;
  const about = [age !== null && t('children.years', { count: age }), handle && t('children.handle', { handle })]
    .filter(Boolean)
    .join(' ');
  const remove = useMutation({ mutationFn: () => removeChild(child.id), onSuccess: readAgain });
  if (open === 'edit') return <ChildForm child={child} onDone={close} onCancel={close} />;
  return (
    <Stack gap="2">
      <Text fontWeight="medium">
        <UserName>{name}</UserName>
      </Text>
      <Text fontSize="sm" color="fg.muted">
        {about}
      </Text>
      <HStack gap="2" flexWrap="wrap">
        {may.change && (
          <Button size="sm" variant="outline" onClick={() => setOpen('edit')}>
            {t('children.edit')}
          </Button>
        )}
        {may.remove && (
          <Button size="sm" variant="ghost" onClick={() => setOpen('remove')}>
            {t('children.remove')}
          </Button>
        )}
      </HStack>
      {may.setPassword && <ChildPassword child={child} />}
      <ConfirmDialog
        open={open === 'remove'}
        title={t('children.removeTitle', { name })}
        description={t('children.removeText')}
        confirmLabel={t('children.remove')}
        error={remove.isError ? t('children.late') : null}
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={close}
      />
    </Stack>
  );
}
