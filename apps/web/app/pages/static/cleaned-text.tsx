const look =
  'max-w-[720px] text-base [&_a]:font-semibold [&_a]:text-brand-ink [&_a]:underline [&_a]:underline-offset-[3px] [&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:font-display [&_h2]:text-xl [&_h2]:font-semibold [&_h2:first-child]:mt-0 [&_h3]:mt-6 [&_h3]:mb-2 [&_h3]:font-semibold [&_li]:mt-1.5 [&_ol]:mt-3 [&_ol]:list-decimal [&_ol]:ps-6 [&_p]:mt-3 [&_table]:mt-4 [&_td]:border-t [&_td]:border-line [&_td]:py-2 [&_td]:pe-4 [&_th]:text-start [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:ps-6 wrap-anywhere';

/** A text that the API has sanitised, in our typography. */
export function CleanedText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: -- the API cleans the markup before it keeps it
  return <div className={look} dangerouslySetInnerHTML={{ __html: html }} />;
}
