import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Step } from '../../../../ui/stepper.tsx';
import { type ProductStep, productSteps } from '../../product-steps.ts';

interface StepWords {
  /** In the stepper. */
  name: string;
  title: ReactNode;
  lead: ReactNode;
}

/** The title and lead of each step. */
export function useProductStepWords(): Record<ProductStep, StepWords> {
  const { t } = useLingui();
  return {
    category: {
      name: t`Category`,
      title: <Trans>What are you selling?</Trans>,
      lead: <Trans>Choose a category.</Trans>,
    },
    details: {
      name: t`Details`,
      title: <Trans>Tell buyers about it</Trans>,
      lead: <Trans>Say what it is and fill in what buyers ask about. They filter by these details.</Trans>,
    },
    stock: {
      name: t`Price and stock`,
      title: <Trans>Price, stock and postage</Trans>,
      lead: <Trans>Add sizes or colours if it has any; each has its own price and stock.</Trans>,
    },
    photos: {
      name: t`Photos`,
      title: <Trans>Show it off</Trans>,
      lead: (
        <Trans>A plain background and a few angles. Drag to reorder, the first photo is the cover.</Trans>
      ),
    },
    preview: {
      name: t`Preview`,
      title: <Trans>Ready to publish?</Trans>,
      lead: <Trans>This is what buyers will see. Every product is approved before it goes public.</Trans>,
    },
  };
}

/** The steps for the stepper, with links back to finished ones where possible. */
export function useProductSteps(to?: (step: ProductStep) => string): Step[] {
  const words = useProductStepWords();
  return productSteps.map((step) => ({ label: words[step].name, ...(to ? { to: to(step) } : {}) }));
}

/** Names of fields, for messages that do not name theirs. */
export function useProductFieldNames(
  attributes: readonly { slug: string; name: string }[],
  variants: readonly { values: readonly string[] }[],
): Record<string, string> {
  const { t } = useLingui();
  const answers = attributes.map(({ slug, name }): [string, string] => [`attributes.${slug}`, name]);
  const columns: [string, string][] = [
    ['price', t`Price`],
    ['was_price', t`Was price`],
    ['stock', t`Stock`],
    ['sku', t`SKU`],
    ['barcode', t`Barcode`],
    ['weight_grams', t`Weight`],
  ];
  const cells = variants.flatMap(({ values }, index) =>
    columns.map(([field, name]): [string, string] => [
      `variants.${index}.${field}`,
      values.length > 0 ? `${values.join(' / ')}, ${name}` : name,
    ]),
  );
  return {
    title: t`Title`,
    brand: t`Brand`,
    description: t`Description`,
    ingredients: t`Ingredients`,
    postage: t`Postage`,
    low_stock_at: t`Low stock notice`,
    images: t`Photos`,
    ...Object.fromEntries([...answers, ...cells]),
  };
}
