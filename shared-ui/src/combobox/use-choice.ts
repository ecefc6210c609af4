import { isComposing } from '@academy/shared-ui';
import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { labelOf, type Option, type OptionsQuery } from './option.ts';
import { useOptions } from './use-options.ts';

type Changes = Partial<UseComboboxState<Option>>;

const { InputBlur, InputChange, InputClick } = useCombobox.stateChangeTypes;

/** Closing the list without a choice keeps the former one; only leaving an empty field clears it. */
function afterClosing(changes: Changes, isLeft: boolean): Changes {
  const chosen = isLeft && changes.inputValue === '' ? null : (changes.selectedItem ?? null);
  return { ...changes, selectedItem: chosen, inputValue: labelOf(chosen) };
}

function reduce(state: UseComboboxState<Option>, action: UseComboboxStateChangeOptions<Option>): Changes {
  const { type, changes } = action;
  if (type === InputClick) return { ...changes, isOpen: true };
  if (type === InputChange) return { ...changes, highlightedIndex: 0 };
  // Leaving the field does not choose the highlighted option.
  if (type === InputBlur) return afterClosing({ ...state, isOpen: false, highlightedIndex: -1 }, true);
  const isChoice = changes.selectedItem !== state.selectedItem;
  return state.isOpen && !changes.isOpen && !isChoice ? afterClosing(changes, false) : changes;
}

interface ChoiceOptions {
  /** The input's. */
  id: string;
  value: Option | null;
  onChange: (option: Option | null) => void;
  query: (text: string) => OptionsQuery;
}

/** The logic of the combobox without its look: the typed text, its matches, and the choice. */
export function useChoice({ id, value, onChange, query }: ChoiceOptions) {
  const [typed, setTyped] = useState('');
  const [isAsking, setAsking] = useState(false);
  const found = useOptions(query, typed, isAsking);
  const combobox = useCombobox<Option>({
    id,
    inputId: id,
    items: [...found.options],
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    selectedItem: value,
    stateReducer: reduce,
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem ?? null),
    onInputValueChange: ({ type, inputValue }) => {
      setTyped(type === InputChange ? inputValue : '');
    },
    onIsOpenChange: ({ isOpen }) => {
      setAsking(isOpen);
      if (!isOpen) setTyped('');
    },
  });
  const { isOpen, inputValue, setInputValue } = combobox;
  const label = labelOf(value);
  const shown = useRef(label);
  // The name of the choice may load after its id: then the input still shows the placeholder text.
  useEffect(() => {
    if (!isOpen && inputValue === shown.current && label !== shown.current) setInputValue(label);
    shown.current = label;
  }, [label, isOpen, inputValue, setInputValue]);
  const highlighted = found.options[combobox.highlightedIndex];

  /** Removes actions from the combobox that have no meaning, or another meaning, here. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const keepTo = (act?: () => void) => {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      act?.();
    };
    // A closed list leaves Escape to the dialog around it.
    if (event.key === 'Escape' && !isOpen) return keepTo();
    if (event.key !== 'Enter' || !isOpen || isComposing(event.nativeEvent)) return;
    if (highlighted && !found.isWaiting) return;
    event.preventDefault();
    keepTo(found.isFailed ? found.retry : undefined);
  };
  return { ...combobox, found, onKeyDown, hasHighlight: highlighted !== undefined };
}
