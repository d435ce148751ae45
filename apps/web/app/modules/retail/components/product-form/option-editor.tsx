import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { maxOptions } from '@souk/contract/modules/retail/variant-rules';
import { Grid3x3, Plus, Trash2 } from 'lucide-react';
import { useHydrated } from '../../../../shell/use-hydrated.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldProblem } from '../../../../ui/field.tsx';
import { useField } from '../../../../ui/form-scope.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { OptionFields } from '../../product-fields.ts';
import { maxVariants } from '../../variant-grid.ts';
import type { Variants } from './use-variants.ts';

interface OptionRowProps {
  option: OptionFields;
  index: number;
  variants: Variants;
  isSpare: boolean;
}

function OptionRow({ option, index, variants, isSpare }: OptionRowProps) {
  const { t } = useLingui();
  const number = index + 1;
  return (
    <div
      className={`grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-2.5 sm:grid-cols-[200px_1fr_auto] ${isSpare ? '[@media(scripting:enabled)]:hidden' : ''}`}
    >
      <TextField
        name={`options.${index}.name`}
        label={t`Option ${number}`}
        placeholder={number === 1 ? t`Colour` : t`Size`}
        value={option.name}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => variants.changeOption(index, { name: event.target.value })}
        onBlur={() => variants.build()}
      />
      <TextField
        name={`options.${index}.values`}
        label={t`Values, separated by commas`}
        placeholder={number === 1 ? t`Red, Blue` : t`S, M, L`}
        value={option.values}
        autoComplete="off"
        className="max-sm:order-last max-sm:col-span-2"
        onChange={(event) => variants.changeOption(index, { values: event.target.value })}
        onBlur={() => variants.build()}
      />
      <IconButton
        icon={Trash2}
        label={t`Remove option ${number}`}
        className="mt-7 [@media(scripting:none)]:hidden"
        onClick={() => variants.removeOption(index)}
      />
    </div>
  );
}

const blank: OptionFields = { name: '', values: '' };

/** Browsers without scripts cannot add rows, so they get all of them. */
function useShownOptions({ options }: Variants): readonly OptionFields[] {
  const isHydrated = useHydrated();
  const spare = isHydrated ? 0 : Math.max(0, maxOptions - options.length);
  return [...options, ...Array.from({ length: spare }, () => blank)];
}

/** Adds an option and the rows that it makes. */
function OptionButtons({ variants }: { variants: Variants }) {
  const { t } = useLingui();
  const { options, size, isFitting } = variants;
  return (
    <div className="mt-4 flex flex-wrap gap-2.5">
      {options.length < maxOptions && (
        <Button
          tone="line"
          size="sm"
          icon={Plus}
          className="[@media(scripting:none)]:hidden"
          onClick={variants.addOption}
        >
          {options.length === 0 ? t`Add an option` : t`Add another option`}
        </Button>
      )}
      <Button
        type="submit"
        name="_grid"
        value="build"
        tone="soft"
        size="sm"
        icon={Grid3x3}
        className={isFitting || size > maxVariants ? '[@media(scripting:enabled)]:hidden' : ''}
        onClick={(event) => {
          event.preventDefault();
          variants.build();
        }}
      >
        <Plural value={size} one="Make # variant" other="Make # variants" />
      </Button>
    </div>
  );
}

/** Up to three options that buyers choose by; their values make the variants. */
export function OptionEditor({ variants }: { variants: Variants }) {
  const { options, size } = variants;
  const links = useField({ name: 'options' });
  const shown = useShownOptions(variants);
  return (
    <fieldset id={links.id} tabIndex={-1} className="min-w-0 rounded-lg bg-sunken p-4 sm:p-5">
      <legend className="float-start h-panel">
        <Trans>Options</Trans>
      </legend>
      <p className="clear-both pt-1 text-sm text-ink-2">
        <Trans>
          Does it come in different colours or sizes? Leave this empty if there is only one version.
        </Trans>
      </p>
      <div className="mt-4 grid gap-4">
        {shown.map((option, index) => (
          <OptionRow
            // biome-ignore lint/suspicious/noArrayIndexKey: -- an option that is being typed has no other identity than its place
            key={index}
            option={option}
            index={index}
            variants={variants}
            isSpare={index >= options.length}
          />
        ))}
      </div>
      {links.problem && <FieldProblem id={links.problemId}>{links.problem}</FieldProblem>}
      {size > maxVariants && (
        <FieldProblem id={undefined}>
          <Trans>
            That makes {size} variants; a product can have up to {maxVariants} variants.
          </Trans>
        </FieldProblem>
      )}
      <OptionButtons variants={variants} />
    </fieldset>
  );
}
