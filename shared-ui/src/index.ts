export { Logo, LogoMark } from './brand/logo.tsx';
export { Ornament } from './brand/ornament.tsx';
export { Avatar } from './controls/avatar.tsx';
export { Badge } from './controls/badge.tsx';
export { Button, IconButton } from './controls/button.tsx';
export { Card } from './controls/card.tsx';
export { Spinner } from './controls/spinner.tsx';
export { LinkTabs, Tabs } from './controls/tabs.tsx';
export { TextLink } from './controls/text-link.tsx';
export { EmptyState } from './feedback/empty-state.tsx';
export { ErrorState } from './feedback/error-state.tsx';
export { Meter } from './feedback/meter.tsx';
export { ProgressBar } from './feedback/progress-bar.tsx';
export { toast } from './feedback/toast.ts';
export { Toaster } from './feedback/toaster.tsx';
export { Checkbox } from './fields/checkbox.tsx';
export { CheckboxField } from './fields/checkbox-field.tsx';
export { FieldError, FieldFrame, useField } from './fields/field-frame.tsx';
export { FormActions } from './fields/form-actions.tsx';
export { FormError } from './fields/form-error.tsx';
export { inputRecipe } from './fields/input-recipe.ts';
export { PasswordField } from './fields/password-field.tsx';
export { SelectField } from './fields/select-field.tsx';
export { TextAreaField } from './fields/text-area-field.tsx';
export { TextField, type TextFieldProps } from './fields/text-field.tsx';
export { type FieldValueProps, useFieldValue } from './fields/use-field-value.ts';
export { keepFocus } from './focus/keep-focus.ts';
export { useDrawnCount } from './gradual/use-drawn-count.ts';
export { useHasComeBack } from './gradual/use-has-come-back.ts';
export { LeaveGuard, useLeaveGuard } from './guard/leave-guard.tsx';
export {
  Box,
  Center,
  Flex,
  Grid,
  HStack,
  Image,
  List,
  ListItem,
  RuledItem,
  Separator,
  Span,
  Stack,
  VisuallyHidden,
  VStack,
} from './layout/primitives.ts';
export { touch } from './layout/touch.ts';
export { Heading, Text } from './layout/typography.ts';
export { useCoarsePointer, useNarrow, useWide } from './layout/use-media.ts';
export { ActionMenu } from './overlays/action-menu.tsx';
export { ConfirmDialog } from './overlays/confirm-dialog.tsx';
export { Dialog } from './overlays/dialog.tsx';
export { loadOverlays } from './overlays/load-overlays.ts';
export { PopoverPanel } from './overlays/popover-panel.tsx';
export { Sheet } from './overlays/sheet.tsx';
export { Tooltip } from './overlays/tooltip.tsx';
export { PageBody, PageHeader, PagePane } from './page/page.tsx';
export { printSheet, usePrintPreparation } from './page/print-sheet.ts';
export { Trail, TrailContext, type TrailStep } from './page/trail.tsx';
export { CrashBoundary } from './remote/crash-boundary.tsx';
export { createQueryClient } from './remote/create-query-client.ts';
export { createRemoteModule } from './remote/create-remote-module.tsx';
export { useIsShown } from './remote/use-is-shown.ts';
export { useOnline, useWhenBack } from './remote/use-online.ts';
export { Bones, PartSkeleton, roomOf, type SlotSize } from './skeleton/bones.tsx';
export { PageSkeleton } from './skeleton/page-skeleton.tsx';
export { FeedSkeleton, FormSkeleton, ListSkeleton, Skeleton } from './skeleton/skeletons.tsx';
export { AttentionLine, useReportedCount } from './slots/attention-line.tsx';
export { Slot, useSlotFillers } from './slots/slot.tsx';
export { SlotContext, type SlotFiller, type SlotHost } from './slots/slot-host.ts';
export { distanceText } from './text/distance-text.ts';
export { isComposing } from './text/is-composing.ts';
export { Ltr, UserName } from './text/isolates.tsx';
export { OneLine } from './text/one-line.tsx';
export { TimeAgo } from './text/time-ago.tsx';
export { useMinute } from './text/use-minute.ts';
export { largeText, lowWindow } from './theme/bar-room.ts';
export { chakra } from './theme/styled/chakra.ts';
export { UiProvider } from './theme/ui-provider.tsx';
export { useTheme } from './theme/use-theme.ts';
