import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronsUpDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { type ComboboxOption, filterOptions, partsOf, stepTo } from './combobox-match.ts';
import { controlClass, FieldFrame, innerClass } from './field.tsx';
import { typedText, useField } from './form-scope.tsx';
import { Icon, type IconShape } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import { TickMark } from './tick-mark.tsx';

export interface ComboboxProps {
  /** Name of the hidden field with the chosen value. */
  name: string;
  /** Name of the visible text; without JavaScript it is what the form sends. */
  textName: string;
  label: ReactNode;
  options: readonly ComboboxOption[];
  /** Loads other options while the visitor types; they are shown unfiltered. */
  onSearch?: (typed: string) => void;
  isLoading?: boolean;
  defaultOption?: ComboboxOption | undefined;
  onChoose?: (option: ComboboxOption | undefined) => void;
  placeholder?: string;
  icon?: IconShape;
  hint?: ReactNode;
  problem?: string | readonly string[] | undefined;
  isDisabled?: boolean;
  isLabelHidden?: boolean;
}

interface RowProps {
  option: ComboboxOption;
  id: string;
  typed: string;
  isActive: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function Row({ option, id, typed, isActive, isChosen, onChoose }: RowProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 text-[15px] ${isActive ? 'bg-inset' : 'hover:bg-sunken'}`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={(event) => event.key === 'Enter' && onChoose()}
    >
      <span className="min-w-0 flex-1">
        {partsOf(option.label, typed).map((part) => (
          <span key={part.text} className={part.isTyped ? 'font-semibold' : ''}>
            {part.text}
          </span>
        ))}
      </span>
      {option.detail && <span className="num text-sm text-ink-2">{option.detail}</span>}
      {isChosen && <TickMark />}
    </div>
  );
}

function useCombobox({ options, onSearch, defaultOption, onChoose }: ComboboxProps, typedBefore?: string) {
  const [text, setText] = useState(typedBefore ?? defaultOption?.label ?? '');
  const [chosen, setChosen] = useState(defaultOption);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const typed = text === chosen?.label ? '' : text;
  const shown = onSearch ? options : filterOptions(options, typed);

  const choose = (option: ComboboxOption | undefined) => {
    setChosen(option);
    setText(option?.label ?? '');
    setOpen(false);
    setActive(-1);
    onChoose?.(option);
  };
  const type = (value: string) => {
    setText(value);
    setOpen(true);
    setActive(-1);
    if (chosen) {
      setChosen(undefined);
      onChoose?.(undefined);
    }
    onSearch?.(value);
  };
  const leave = () => {
    setOpen(false);
    setActive(-1);
    const exact = shown.find(
      (option) => option.label.toLocaleLowerCase() === text.trim().toLocaleLowerCase(),
    );
    if (!chosen && exact) choose(exact);
  };
  const press = (event: KeyboardEvent) => {
    if (
      ['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key) &&
      (isOpen || event.key.startsWith('A'))
    ) {
      event.preventDefault();
      setOpen(true);
      setActive(stepTo(active, shown.length, event.key));
    } else if (event.key === 'Enter' && isOpen && shown[active]) {
      event.preventDefault();
      choose(shown[active]);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      event.preventDefault();
      setOpen(false);
    }
  };
  return { text, typed, chosen, shown, isOpen, active, setOpen, choose, type, leave, press };
}

type ComboboxState = ReturnType<typeof useCombobox>;

const optionId = (listId: string, index: number) => `${listId}-${index}`;

function Suggestions({ box, listId, isLoading }: { box: ComboboxState; listId: string; isLoading: boolean }) {
  const { t } = useLingui();
  const nothing = <Trans>No match for {box.typed || '...'}</Trans>;
  return (
    <>
      <div
        id={listId}
        role="listbox"
        aria-label={t`Suggestions`}
        hidden={!box.isOpen}
        className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-80 overflow-y-auto rounded-lg bg-surface p-1.5 shadow-lg"
      >
        {box.shown.map((option, index) => (
          <Row
            key={option.value}
            option={option}
            id={optionId(listId, index)}
            typed={box.typed}
            isActive={index === box.active}
            isChosen={option.value === box.chosen?.value}
            onChoose={() => box.choose(option)}
          />
        ))}
        {box.shown.length === 0 && (
          <p className="px-3 py-3 text-[15px] text-ink-2">{isLoading ? <Trans>Searching</Trans> : nothing}</p>
        )}
      </div>
      <span className="sr-only" role="status">
        {box.isOpen && !isLoading && box.shown.length === 0 && nothing}
      </span>
    </>
  );
}

/** A text field that finds one option; keys and screen readers work as in a list box. */
export function Combobox(props: ComboboxProps) {
  const { name, textName, label, hint, problem, icon, isLoading, isDisabled, isLabelHidden, placeholder } =
    props;
  const links = useField({ name, problem, hint });
  const earlier = useField({ name: textName });
  const box = useCombobox(props, typedText(earlier.typed));
  const listId = `${links.id}-list`;
  return (
    <FieldFrame links={links} label={label} hint={hint} isLabelHidden={isLabelHidden}>
      <span className="relative block">
        <span className={controlClass(links.problem !== undefined)}>
          {icon && <Icon of={icon} className="ms-3.5 text-ink-3" />}
          <input
            id={links.id}
            name={textName}
            role="combobox"
            value={box.text}
            placeholder={placeholder}
            disabled={isDisabled}
            autoComplete="off"
            aria-expanded={box.isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={box.active >= 0 ? optionId(listId, box.active) : undefined}
            aria-invalid={links.problem ? true : undefined}
            aria-describedby={links.describedBy}
            className={`${innerClass} ${icon ? 'ps-2.5' : ''}`}
            onChange={(event) => box.type(event.target.value)}
            onFocus={() => box.setOpen(true)}
            onClick={() => box.setOpen(true)}
            onBlur={box.leave}
            onKeyDown={box.press}
          />
          {isLoading ? (
            <Spinner className="me-3.5 text-ink-3" />
          ) : (
            <Icon of={ChevronsUpDown} size={18} className="me-3.5 text-ink-3" />
          )}
        </span>
        <input type="hidden" name={name} value={box.chosen?.value ?? ''} />
        <Suggestions box={box} listId={listId} isLoading={isLoading ?? false} />
      </span>
    </FieldFrame>
  );
}
