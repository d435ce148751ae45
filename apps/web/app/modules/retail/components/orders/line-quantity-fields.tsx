import { useLingui } from '@lingui/react/macro';
import type { OrderLine } from '@souk/contract/modules/retail/orders';
import { FieldProblem } from '../../../../ui/field.tsx';
import { useField, useFormScope } from '../../../../ui/form-scope.tsx';
import { optionWords } from '../../option-words.ts';
import { ItemPicture } from '../item-picture.tsx';

interface LineQuantity {
  line: Pick<OrderLine, 'order_detail_id' | 'title' | 'options' | 'image'>;
  most: number;
  start: number;
}

interface LineQuantityFieldsProps {
  legend: string;
  lines: readonly LineQuantity[];
}

/** A quantity for each line, down to none. */
export function LineQuantityFields({ legend, lines }: LineQuantityFieldsProps) {
  const { t } = useLingui();
  const { outcome } = useFormScope();
  const { id, problem, problemId } = useField({ name: 'lines' });
  const typed = outcome.values?.lines;
  const typedOf = (id: number): unknown =>
    typeof typed === 'object' && typed !== null ? Reflect.get(typed, String(id)) : undefined;
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={problemId}>
      <legend className="text-sm font-semibold">{legend}</legend>
      <ul className="divide-y divide-line">
        {lines.map(({ line, most, start }) => (
          <li key={line.order_detail_id} className="flex items-center gap-4 py-3">
            <ItemPicture image={line.image} size={56} />
            <span className="min-w-0 flex-1 text-[15px]">
              <bdi className="line-clamp-2 leading-snug">{line.title}</bdi>
              <span className="text-sm text-ink-3">{optionWords(line.options)}</span>
            </span>
            <select
              name={`lines[${line.order_detail_id}]`}
              aria-label={t`How many of ${line.title}`}
              defaultValue={String(typedOf(line.order_detail_id) ?? start)}
              className="control num h-11 rounded-md bg-surface px-3 text-base shadow-[inset_0_0_0_1px_var(--line-strong)]"
            >
              {[...Array(most + 1).keys()].map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      {problem && <FieldProblem id={problemId}>{problem}</FieldProblem>}
    </fieldset>
  );
}
