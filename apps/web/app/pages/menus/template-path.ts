import type { TemplateSlug } from '@souk/contract/modules/catalogue/categories';

const landings: Record<TemplateSlug, string> = {
  general: '/classifieds-general',
  job: '/classifieds-jobs',
  realestate: '/classifieds-realestate',
};

/** The list of a category under its template (B-075). */
export const templatePath = (template: TemplateSlug, { slug, id }: { slug: string; id: number }): string =>
  `${landings[template]}/${slug}/${id}`;
