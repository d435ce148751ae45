import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import jar from '../art/jar.svg';

/** An unknown code, with a link to add its food. */
export function UnknownCode({ code }: { code: string }) {
  return (
    <section className="mt-10" role="status">
      <EmptyState
        palette="fig"
        object={jar}
        title={
          <Trans>
            We do not know <bdi className="num">{code}</bdi> yet
          </Trans>
        }
        action={
          <ButtonLink to={`/add-product?code=${code}`} icon={Plus}>
            <Trans>Add this product</Trans>
          </ButtonLink>
        }
      >
        <Trans>Tell us what is on the pack and see our verdict on its ingredients at once.</Trans>
      </EmptyState>
    </section>
  );
}
