import type { Attribute } from '@souk/contract/modules/catalogue/attributes';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import { type CategoryGroup, chosenIn } from '../choosable.ts';
import type { loader as loadAttributes } from '../pages/category-attributes.tsx';

interface Standing {
  categoryId: number | null;
  attributes: Attribute[];
  groups: readonly CategoryGroup[];
}

/** The category that is chosen now for a stored item, and its questions. */
export function useCategoryQuestions({ categoryId, attributes, groups }: Standing) {
  const asked = useFetcher<typeof loadAttributes>();
  const [id, setId] = useState(categoryId);
  const fresh = asked.data?.categoryId === id ? asked.data.attributes : undefined;
  const choose = (value: string) => {
    setId(Number(value));
    void asked.load(`/post-ad/attributes?category_id=${value}`);
  };
  return { chosen: chosenIn(groups, id), attributes: fresh ?? attributes, choose };
}
