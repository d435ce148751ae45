import { useLingui } from '@lingui/react/macro';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

/** Languages whose names of ingredients are known, each by its own name. */
const languages = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
  { value: 'de', label: 'Deutsch' },
  { value: 'ar', label: 'العربية' },
  { value: 'ms', label: 'Bahasa Melayu' },
  { value: 'tr', label: 'Türkçe' },
];

/** The list as it is printed, and its language. */
export function IngredientsField({ problem }: { problem?: string | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <TextArea
        name="ingredients"
        problem={problem}
        label={t`Ingredients`}
        hint={t`Word for word as on the pack, brackets and "may contain" too.`}
        placeholder={t`Sugar, glucose syrup (wheat), water, pectin, acid (330), natural flavour`}
        rows={6}
        style={{ minBlockSize: '9.5rem' }}
        dir="auto"
        autoComplete="off"
      />
      <Select
        name="language"
        label={t`Language of the list`}
        defaultValue="en"
        options={languages}
        className="max-w-xs"
      />
    </>
  );
}
