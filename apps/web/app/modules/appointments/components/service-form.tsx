import { Trans, useLingui } from '@lingui/react/macro';
import { maxAddOns, type Service } from '@souk/contract/modules/appointments/services';
import { Form } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope } from '../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import type { ServiceCategory } from '../service-page.server.ts';
import { AddOnsSection } from './add-ons-section.tsx';
import { BasicsSection } from './basics-section.tsx';
import { PeopleSection, type TeamMember } from './people-section.tsx';
import { PictureSection } from './picture-section.tsx';
import { PriceSection } from './price-section.tsx';
import { TimeSection } from './time-section.tsx';

interface ServiceFormProps {
  /** Null for a new one. */
  service: Service | null;
  categories: readonly ServiceCategory[];
  usual: ServiceCategory | undefined;
  /** Who works at the business, as far as it has said, and in which rooms and with what. */
  team?: readonly TeamMember[];
  /** Where it leads without saving. */
  back: string;
  problems: FormOutcome | undefined;
}

const addOnParts = ['name', 'price', 'extra_minutes'] as const;

/** Names of the fields for the summary of what is wrong; rows are told apart by their numbers. */
function useLabels(): Record<string, string> {
  const { t } = useLingui();
  const rows = Array.from({ length: maxAddOns }, (_, index) => {
    const number = index + 1;
    return addOnParts.map((part) => [`add_ons.${index}.${part}`, t`Add-on ${number}`] as const);
  });
  return {
    ...Object.fromEntries(rows.flat()),
    name: t`Name`,
    category_id: t`Category`,
    most_people: t`For how many people at most, optional`,
    price: t`Price`,
    duration_minutes: t`Lasts`,
    set_up_minutes: t`Set up before`,
    clean_up_minutes: t`Clean up after`,
    processing_from: t`Works by itself after`,
    processing_minutes: t`Works by itself for`,
    people: t`Who can do it`,
    add_ons: t`Add-ons`,
    image: t`Picture`,
  };
}

/** Everything about one service. */
export function ServiceForm({ service, categories, usual, team = [], back, problems }: ServiceFormProps) {
  const labels = useLabels();
  return (
    <FormScope of={problems}>
      <FormProblem labels={labels} />
      <Form method="post" encType="multipart/form-data" noValidate className="grid gap-5">
        <BasicsSection service={service} categories={categories} usual={usual} />
        <PriceSection service={service} />
        <TimeSection service={service} />
        <PeopleSection service={service} team={team} />
        <AddOnsSection service={service} />
        <PictureSection image={service?.image ?? null} />
        <div className="flex flex-wrap justify-end gap-2.5">
          <ButtonLink to={back} tone="line">
            <Trans>Cancel</Trans>
          </ButtonLink>
          <SubmitButton>
            <Trans>Save service</Trans>
          </SubmitButton>
        </div>
      </Form>
    </FormScope>
  );
}
