import { wordDiff } from '../word-diff.ts';

interface MarkedChangeProps {
  before: string;
  after: string;
  /** Which side is shown. */
  own: 'gone' | 'new';
}

/** One side of a changed text, with what only this side has marked. */
export function MarkedChange({ before, after, own }: MarkedChangeProps) {
  const Mark = own === 'gone' ? 'del' : 'ins';
  const look = own === 'gone' ? 'bg-bad-soft text-bad' : 'bg-good-soft text-good no-underline';
  return (
    <p className="text-sm break-words whitespace-pre-line">
      {wordDiff(before, after)
        .filter(({ kind }) => kind === 'same' || kind === own)
        .map(({ kind, text }, index) =>
          kind === 'same' ? (
            text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: -- pieces of a text have no identity but their place
            <Mark key={index} className={`rounded-xs ${look}`}>
              {text}
            </Mark>
          ),
        )}
    </p>
  );
}
