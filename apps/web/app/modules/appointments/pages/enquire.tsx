import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { TextLink } from '../../../ui/link.tsx';
import { EnquiryForm } from '../components/enquiries/enquiry-form.tsx';
import { loadEnquiryForm, sendEnquiry } from '../send-enquiry.server.ts';
import type { Route } from './+types/enquire.ts';

export const handle = { access: 'visitor-or-private', screen: 'EnquireBusiness' };

/** The question to a business as a page, for browsers without scripts. */
export const loader = (args: Route.LoaderArgs) => loadEnquiryForm(args, args.params.businessId);

export const action = (args: Route.ActionArgs) => sendEnquiry(args, args.params.businessId);

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Ask a question`),
  { name: 'robots', content: 'noindex' },
];

export default function Enquire({ loaderData, actionData }: Route.ComponentProps) {
  const { business, services, path } = loaderData;
  return (
    <div className="page max-w-form py-8">
      <h1 className="h-page" tabIndex={-1}>
        <Trans>Ask a question</Trans>
      </h1>
      <p className="mb-5 text-ink-2">
        <Trans>
          To{' '}
          <TextLink to={path}>
            <bdi>{business.business_name}</bdi>
          </TextLink>
        </Trans>
      </p>
      <div className="panel p-5 lg:p-6">
        <EnquiryForm
          businessId={business.business_id}
          services={services}
          back={path}
          problems={actionData}
        />
      </div>
    </div>
  );
}
