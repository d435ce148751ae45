import { Trans, useLingui } from '@lingui/react/macro';
import type { Enquiry, EnquiryState } from '@souk/contract/modules/appointments/enquiries';
import type { Page } from '@souk/contract/shared/page';
import basket from '../../../../ui/art/bag.svg';
import { ButtonLink } from '../../../../ui/button.tsx';
import { ChipLink } from '../../../../ui/chip.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { OwnPage } from '../../../../ui/own-page.tsx';
import { Pager } from '../../../../ui/pager.tsx';
import { enquiryStateList, enquiryWords } from '../../enquiry-words.ts';
import { EnquiryCard } from './enquiry-card.tsx';

const path = '/previous-enquiries';

interface EnquiryListProps {
  role: Enquiry['role'];
  status: EnquiryState | undefined;
  enquiries: Page<Enquiry>;
}

function StateChips({ status }: Pick<EnquiryListProps, 'status'>) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`Questions by state`} className="no-bar -mx-4 flex gap-2 overflow-x-auto px-4 py-1">
      <ChipLink to={path} isChosen={!status}>
        <Trans>All</Trans>
      </ChipLink>
      {enquiryStateList.map((each) => (
        <ChipLink key={each} to={`${path}?status=${each}`} isChosen={status === each}>
          {i18n._(enquiryWords[each])}
        </ChipLink>
      ))}
    </nav>
  );
}

function Nothing({ role, status }: Pick<EnquiryListProps, 'role' | 'status'>) {
  if (status)
    return (
      <EmptyState
        title={<Trans>No questions here</Trans>}
        object={basket}
        palette="sky"
        action={
          <ButtonLink to={path} tone="line">
            <Trans>Show all</Trans>
          </ButtonLink>
        }
      >
        <Trans>Try another state.</Trans>
      </EmptyState>
    );
  return role === 'seller' ? (
    <EmptyState title={<Trans>No questions yet</Trans>} object={basket} palette="jade">
      <Trans>What customers ask you appears here. We’ll let you know about each one.</Trans>
    </EmptyState>
  ) : (
    <EmptyState
      title={<Trans>No questions yet</Trans>}
      object={basket}
      palette="jade"
      action={
        <ButtonLink to="/bookings">
          <Trans>Find a business</Trans>
        </ButtonLink>
      }
    >
      <Trans>Ask a business something on its page. Your question and its answer appear here.</Trans>
    </EmptyState>
  );
}

/** What somebody has asked, or what a business was asked. */
export function EnquiryList({ role, status, enquiries }: EnquiryListProps) {
  return (
    <OwnPage
      title={role === 'seller' ? <Trans>Questions from customers</Trans> : <Trans>My questions</Trans>}
      width="read"
    >
      <div className="space-y-5">
        <StateChips status={status} />
        {enquiries.data.length === 0 ? (
          <Nothing role={role} status={status} />
        ) : (
          <ul className="space-y-4">
            {enquiries.data.map((enquiry) => (
              <EnquiryCard key={enquiry.enquiry_id} enquiry={enquiry} />
            ))}
          </ul>
        )}
        <Pager current={enquiries.current_page} last={enquiries.last_page} />
      </div>
    </OwnPage>
  );
}
