import { toast } from '@academy/shared-ui';
import { EyeIcon, LinkIcon, MailIcon, PencilIcon, TrashIcon } from '@academy/shared-ui/icons';
import type { RowAction } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import type { FormRow } from '#/api/forms.ts';
import { places, publicAddress } from '#/components/places.ts';

interface FormActionHandlers {
  /** Whether the builder's page is open to the viewer. */
  canBuild: boolean;
  onDelete: (form: FormRow) => void;
}

/** A viewer's actions on a form, as a menu. */
export function useFormActions({ canBuild, onDelete }: FormActionHandlers) {
  const { t } = useTranslation('forms');
  const copyLink = (id: string) =>
    navigator.clipboard.writeText(publicAddress(id)).then(
      () => toast.success(t('link.copied')),
      () => toast.error(t('link.failed')),
    );
  return (form: FormRow): RowAction[] => [
    canBuild && form.may.edit && { label: t('action.edit'), icon: <PencilIcon />, to: places.edit(form.id) },
    form.may.viewSubmissions && {
      label: t('action.submissions'),
      icon: <MailIcon />,
      to: places.submissions(form.id),
    },
    form.open && {
      label: t('action.view'),
      icon: <EyeIcon />,
      onSelect: () => void window.open(publicAddress(form.id), '_blank', 'noopener'),
    },
    form.open && { label: t('action.copyLink'), icon: <LinkIcon />, onSelect: () => void copyLink(form.id) },
    form.may.delete && {
      label: t('action.delete'),
      icon: <TrashIcon />,
      tone: 'danger',
      onSelect: () => onDelete(form),
    },
  ];
}
