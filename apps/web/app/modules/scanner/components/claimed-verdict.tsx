import { useLingui } from '@lingui/react/macro';
import { halalStatuses } from '@souk/contract/modules/scanner/words';
import { Select } from '../../../ui/select.tsx';
import { verdictWords } from '../../food/index.ts';

/** The contributor's own opinion of the food: admins read it, and it decides nothing. */
export function ClaimedVerdict() {
  const { t, i18n } = useLingui();
  return (
    <Select
      name="halal_status"
      label={t`What’s your verdict? (optional)`}
      hint={t`Only the admin who reviews it sees this. The verdict comes from the ingredients.`}
      placeholder={t`Prefer not to say`}
      options={halalStatuses.map((value) => ({ value, label: i18n._(verdictWords[value]) }))}
    />
  );
}
