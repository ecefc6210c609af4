import { Box, Button, Card, Flex, Span, Text } from '@academy/shared-ui';
import { MoveButtons, useSaid } from '@academy/shared-ui/rows';
import { useTranslation } from 'react-i18next';

interface WidgetOrderProps {
  widgets: readonly { id: string; label: string }[];
  onSwap: (id: string, otherId: string) => void;
  /** Null for the default order. */
  onReset: (() => void) | null;
}

/** The parts by name, with buttons that move each up or down. */
export function WidgetOrder({ widgets, onSwap, onReset }: WidgetOrderProps) {
  const { t } = useTranslation('users');
  const { said, say } = useSaid();
  const moveTo = (index: number, to: number) => {
    const widget = widgets[index];
    const other = widgets[to];
    if (!widget || !other) return;
    onSwap(widget.id, other.id);
    say(t('home.order.moved', { name: widget.label, place: to + 1, places: widgets.length }));
  };
  return (
    <Card as="section" aria-label={t('home.order.title')} marginBlockEnd="4">
      <Text color="fg.muted" fontSize="sm" marginBlockEnd="2">
        {t('home.order.text')}
      </Text>
      <Box as="ol" listStyle="none">
        {widgets.map(({ id, label }, index) => (
          <Flex as="li" key={id} alignItems="center" justifyContent="space-between" gap="3" minHeight="11">
            <Span>{label}</Span>
            <Flex gap="1">
              <MoveButtons
                up={t('home.order.up', { name: label })}
                down={t('home.order.down', { name: label })}
                index={index}
                count={widgets.length}
                onMove={(to) => moveTo(index, to)}
              />
            </Flex>
          </Flex>
        ))}
      </Box>
      {onReset && (
        <Button variant="ghost" size="sm" marginBlockStart="2" onClick={onReset}>
          {t('home.order.reset')}
        </Button>
      )}
      {said}
    </Card>
  );
}
