import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useHydrated } from '../../../shell/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { controlClass } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { movedBy } from '../attribute-rows.ts';

interface OptionEditorProps {
  name: string;
  options: readonly string[];
}

interface Line {
  key: string;
  label: string;
}

/** The options of an attribute, in their order. */
export function OptionEditor({ name, options }: OptionEditorProps) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const prefix = useId();
  const [added, setAdded] = useState(0);
  const [lines, setLines] = useState<Line[]>(() => options.map((label) => ({ key: label, label })));
  const shown = isHydrated ? lines : [...lines, { key: `${prefix}-spare`, label: '' }];
  const write = (key: string, label: string) =>
    setLines((all) => all.map((line) => (line.key === key ? { ...line, label } : line)));
  return (
    <fieldset className="mt-2">
      <legend className="mb-1.5 text-sm font-semibold">
        <Trans>Options</Trans>
      </legend>
      <ol className="grid gap-2 sm:grid-cols-2">
        {shown.map(({ key, label }, index) => (
          <li key={key} className="flex items-center gap-1">
            <span className={`${controlClass(false)} flex-1`}>
              <input
                name={`${name}.${index}`}
                defaultValue={label}
                aria-label={t`Option ${index + 1}`}
                maxLength={60}
                onChange={(event) => write(key, event.target.value)}
                className="h-11 w-full min-w-0 rounded-md bg-transparent px-3 text-base outline-none"
              />
            </span>
            {isHydrated && (
              <>
                <IconButton
                  icon={ArrowUp}
                  size="sm"
                  label={t`Move ${label} up`}
                  aria-disabled={index === 0}
                  onClick={() => setLines((all) => movedBy(all, index, -1))}
                />
                <IconButton
                  icon={ArrowDown}
                  size="sm"
                  label={t`Move ${label} down`}
                  aria-disabled={index === shown.length - 1}
                  onClick={() => setLines((all) => movedBy(all, index, 1))}
                />
                <IconButton
                  icon={X}
                  size="sm"
                  label={t`Remove ${label}`}
                  onClick={() => setLines((all) => all.filter((line) => line.key !== key))}
                />
              </>
            )}
          </li>
        ))}
      </ol>
      <Button
        size="sm"
        tone="ghost"
        icon={Plus}
        className="mt-2"
        onClick={() => {
          setLines((all) => [...all, { key: `${prefix}-${added}`, label: '' }]);
          setAdded(added + 1);
        }}
      >
        <Trans>Add an option</Trans>
      </Button>
    </fieldset>
  );
}
